import { adoptTemporaryPassword } from '../../base/access/issue-temporary-password.ts';
import type { ConfirmRegistration } from '../../base/sessions/sign-in.ts';
import type { RegistrationDeps } from './register-merchant.ts';
import { makeMerchant } from './make-merchant.ts';
import { claimPending, findAccount, forgetPendingOf } from './registration.store.ts';

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
