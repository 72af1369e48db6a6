import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';

/** A mail to a person. None carries a password: a temporary one is made when the mail leaves. */
export const mailOrder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('invitation'), userId: z.uuid(), invitedBy: z.string() }),
  z.strictObject({ kind: z.literal('already-registered'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('temporary-password'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('password-changed'), userId: z.uuid() }),
  z.strictObject({ kind: z.literal('second-factor-removed'), userId: z.uuid() }),
  /** To the address there was and to the one there is. */
  z.strictObject({ kind: z.literal('email-changed'), userId: z.uuid(), address: z.string() }),
  /** To the address that stays and to the one that was given up. */
  z.strictObject({
    kind: z.literal('accounts-joined'),
    userId: z.uuid(),
    address: z.string(),
    formerEmail: z.string(),
  }),
]);
export type MailOrder = z.infer<typeof mailOrder>;

/** The task that sends them. */
export const SEND_MAIL = 'send-mail';

/** Puts a mail into the queue. It leaves once the transaction has committed, and again until a server has accepted it. */
export function queueMail(tx: Transaction, order: MailOrder): void {
  enqueueJob(tx, { task: SEND_MAIL, payload: order });
}

/** Invites a user whose account was just made: a temporary password for seven days. `invitedBy` is a name. */
export const queueInvitation = (tx: Transaction, invitation: { userId: string; invitedBy: string }): void =>
  queueMail(tx, { kind: 'invitation', ...invitation });
