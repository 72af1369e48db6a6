import { normalEmail } from '@comptoir/domain/access/normal-email';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { mayMailAgain } from './may-mail-again.ts';
import { findUserByEmail } from './sessions.store.ts';

/** The task that looks for the account. */
export const RESET_PASSWORD = 'reset-password';

interface ResetNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/**
 * Asks for a temporary password. What is done here is the same for every address: whether somebody has it is found out by
 * a job, so that neither the answer nor its time tells. An address gets one mail in two minutes, silently.
 */
export async function requestPasswordReset({ database, now }: ResetNeeds, typed: string): Promise<void> {
  const email = normalEmail(typed);
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await mayMailAgain(tx, { purpose: 'reset', email, now: now() }))
      enqueueJob(tx, { task: RESET_PASSWORD, payload: { email } });
  });
}

const payloadShape = z.strictObject({ email: z.string() });

/** Orders the mail, if anybody has the address. */
export async function orderTemporaryPassword({ database, now }: ResetNeeds, payload: unknown): Promise<void> {
  const { email } = payloadShape.parse(payload);
  await database.transaction({ role: 'system' }, async (tx) => {
    const user = await findUserByEmail(tx, email, now());
    if (user && !user.suspended) queueMail(tx, { kind: 'temporary-password', userId: user.id });
  });
}
