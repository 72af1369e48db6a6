import { normalEmail } from '@comptoir/domain/access/normal-email';
import { LANGUAGES } from '@comptoir/domain/merchants/merchant-information';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { createMerchant } from '../merchants/create-merchant.ts';
import { mayMailAgain } from '../sessions/may-mail-again.ts';
import { findAccount, insertOwner } from './registration.store.ts';

/** The task that makes the merchant. */
export const REGISTER_MERCHANT = 'register-merchant';

const registration = z.strictObject({
  email: z.string(),
  name: z.string(),
  companyName: z.string(),
  language: z.enum(LANGUAGES),
});
export type Registration = z.infer<typeof registration>;

export interface RegistrationNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/**
 * Asks for a merchant to be signed up. What is done here is the same for every address: whether somebody has it is found out
 * by a job, so that neither the answer nor its time tells. An address gets one mail in two minutes, silently.
 */
export async function requestRegistration({ database, now }: RegistrationNeeds, typed: Registration): Promise<void> {
  const payload = { ...typed, email: normalEmail(typed.email) };
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await mayMailAgain(tx, { purpose: 'register', email: payload.email, now: now() }))
      enqueueJob(tx, { task: REGISTER_MERCHANT, payload });
  });
}

/**
 * Makes the merchant and its first person, who gets a temporary password: whoever reads the mail has proved the address. Where
 * somebody has it, they are told; the mail comes once more as long as they have never come in. Of two jobs for one address at
 * once, one fails at the second account and is done again. @throws DatabaseError when somebody got the address meanwhile
 */
export async function registerMerchant({ database, now }: RegistrationNeeds, payload: unknown): Promise<void> {
  const wanted = registration.parse(payload);
  await database.transaction({ role: 'system' }, async (tx) => {
    const account = await findAccount(tx, wanted.email);
    if (!account) return makeMerchant(tx, wanted, now());
    queueMail(tx, { kind: account.hasSignedIn ? 'already-registered' : 'welcome', userId: account.id });
  });
}

function makeMerchant(tx: Transaction, wanted: Registration, now: Date): void {
  const { email, name, companyName, language } = wanted;
  const merchantId = createMerchant(tx, { ...UNKNOWN, companyName, contactEmail: email, language });
  const userId = orderedId(now);
  insertOwner(tx, { id: userId, email, name, language, merchantId });
  const record = { event: 'merchant-registered', facts: { email } } as const;
  writeLog(tx, [{ merchantId, userId, occurredAt: now, record }]);
  queueMail(tx, { kind: 'welcome', userId });
}

/** What the merchant tells later. Most are on the clock of Montréal. */
const UNKNOWN = {
  civicNumber: null,
  street: null,
  city: null,
  postalCode: null,
  areaCode: null,
  phoneNumber: null,
  timeZone: 'America/Montreal',
} as const;
