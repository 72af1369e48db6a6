import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { auditAccount } from '../record/write-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { mayMailStranger } from './may-mail-stranger.ts';
import { findUserByEmail } from './sessions.store.ts';

/** The task that looks for the account. */
export const RESET_PASSWORD = 'reset-password';

type ResetDeps = Pick<Dependencies, 'database' | 'now'>;

/**
 * Asks for a temporary password. What is done here is the same for every address: whether a user has it is found out by
 * a job, so that neither the answer nor its time shows it. Beyond the limits of mail to strangers nothing happens, silently.
 */
export async function requestPasswordReset(
  { database, now }: ResetDeps,
  asked: { email: string; address: string },
): Promise<void> {
  const email = normalEmail(asked.email);
  await database.transaction({ role: 'system' }, async (tx) => {
    const occurredAt = now();
    if (!(await mayMailStranger(tx, { purpose: 'reset', email, address: asked.address, now: occurredAt }))) return;
    enqueueJob(tx, { task: RESET_PASSWORD, payload: { email } });
    auditAccount(tx, { email, occurredAt, record: { action: 'password-reset-requested', facts: {} } });
  });
}

const payloadShape = z.strictObject({ email: z.string() });

/** Orders the mail, if anybody has the address. */
export async function orderTemporaryPassword({ database, now }: ResetDeps, payload: unknown): Promise<void> {
  const { email } = payloadShape.parse(payload);
  await database.transaction({ role: 'system' }, async (tx) => {
    const user = await findUserByEmail(tx, email, now());
    if (user && !user.suspended) queueMail(tx, { kind: 'temporary-password', userId: user.id });
  });
}
