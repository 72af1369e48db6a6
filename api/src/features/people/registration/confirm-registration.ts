import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { createMerchant, UNKNOWN_MERCHANT } from '../../base/merchants/create-merchant.ts';
import { adoptTemporaryPassword } from '../../base/access/issue-temporary-password.ts';
import type { ConfirmRegistration } from '../../base/sessions/sign-in.ts';
import type { RegistrationDeps } from './register-merchant.ts';
import {
  findAccount,
  forgetPendingOf,
  insertOwner,
  claimPending,
  type PendingRegistration,
} from './registration.store.ts';

/**
 * Makes the merchant and its first user out of a registration whose temporary password the caller has: they read the mail, and the address
 * is theirs. The password goes on to let them in, once. Nothing happens for any other password, or where the address has got an account.
 */
export const confirmRegistration =
  ({ database, now }: RegistrationDeps): ConfirmRegistration =>
  ({ email, codeHash }) =>
    database.transaction({ role: 'system' }, async (tx) => {
      const pending = await claimPending(tx, { email, codeHash, now: now() });
      if (!pending) return;
      forgetPendingOf(tx, email);
      if (await findAccount(tx, email)) return;
      const userId = makeMerchant(tx, pending, now());
      const { expiresAt } = pending;
      adoptTemporaryPassword(tx, { userId, passwordHash: codeHash, now: now(), expiresAt });
    });

function makeMerchant(tx: Transaction, pending: PendingRegistration, now: Date): string {
  const { email, name, companyName, language, partnerId } = pending;
  const merchantId = createMerchant(tx, { ...UNKNOWN_MERCHANT, companyName, contactEmail: email, language, partnerId });
  const userId = orderedId(now);
  insertOwner(tx, { id: userId, email, name, language, merchantId });
  const record = { event: 'merchant-registered', facts: { email } } as const;
  writeLog(tx, [{ merchantId, userId, occurredAt: now, record }]);
  return userId;
}
