import { suggestAccounts, type Account, type AccountWords } from '@comptoir/domain/base/accounting/account';

/** Accounts as they were saved; suggestions as long as no one has saved any. */
export const viewAccounts = <Key extends string>(
  saved: { readonly accounts: Readonly<Record<Key, Account>>; readonly changedAt: Date } | null,
  words: Readonly<Record<Key, AccountWords>>,
): { accounts: Record<Key, Account>; changedAt: string | null } => ({
  accounts: saved?.accounts ?? suggestAccounts(words),
  changedAt: saved?.changedAt.toISOString() ?? null,
});
