import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { LANGUAGES } from '@comptoir/domain/base/merchants/merchant-information';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { INVITATION_LIFETIME_MS } from '../../base/access/issue-temporary-password.ts';
import { mayMailStranger } from '../../base/sessions/may-mail-stranger.ts';
import { findAccount, insertPending } from './registration.store.ts';

/** The task that looks for the account, and the one that mails. */
export const REGISTER_MERCHANT = 'register-merchant';
export const SEND_REGISTRATION_MAIL = 'send-registration-mail';

const registration = z.strictObject({
  email: z.string(),
  name: z.string(),
  companyName: z.string(),
  language: z.enum(LANGUAGES),
});
export type Registration = z.infer<typeof registration>;

export type RegistrationDeps = Pick<Dependencies, 'database' | 'now'>;

/**
 * Asks for a merchant to be signed up. What is done here is the same for every address: whether a user has it is found out
 * by a job, so that neither the answer nor its time shows it. Beyond the limits of mail to strangers nothing happens, silently.
 */
export async function requestRegistration(
  { database, now }: RegistrationDeps,
  typed: Registration,
  address: string,
): Promise<void> {
  const payload = { ...typed, email: normalEmail(typed.email) };
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await mayMailStranger(tx, { purpose: 'register', email: payload.email, address, now: now() }))
      enqueueJob(tx, { task: REGISTER_MERCHANT, payload });
  });
}

/**
 * Keeps a registration until its address is confirmed, and mails a temporary password there: nothing of what was typed goes out, and no
 * merchant is made. A user who has an account is notified.
 */
export async function registerMerchant({ database, now }: RegistrationDeps, payload: unknown): Promise<void> {
  const wanted = registration.parse(payload);
  await database.transaction({ role: 'system' }, async (tx) => {
    const account = await findAccount(tx, wanted.email);
    if (account) queueMail(tx, { kind: 'already-registered', userId: account.id });
    else savePending(tx, wanted, now());
  });
}

/** Keeps a registration, for a partner that asks for it, and orders its mail. */
export function savePending(tx: Transaction, wanted: Registration & { readonly partnerId?: string }, now: Date): void {
  const id = uuid();
  insertPending(tx, { partnerId: null, ...wanted, id, expiresAt: new Date(now.getTime() + INVITATION_LIFETIME_MS) });
  enqueueJob(tx, { task: SEND_REGISTRATION_MAIL, payload: { id } });
}
