import { normalEmail } from '@comptoir/domain/access/normal-email';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findUserByEmail } from './sessions.store.ts';
import { noteUnlessSince } from './tries.store.ts';

/** The task that looks for the account. */
export const RESET_PASSWORD = 'reset-password';

const MAIL_EVERY_MS = 120_000;

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
  const key = createHash('sha256').update(`reset ${email}`).digest();
  const at = now();
  const since = new Date(at.getTime() - MAIL_EVERY_MS);
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await noteUnlessSince(tx, { key, now: at, since }))
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
