import type { Account, AccountWords } from '@comptoir/domain/base/accounting/account';

/** Accounts as they were saved; suggestions as long as no one has saved any. */
export const viewAccounts = <Key extends string>(
  saved: { readonly accounts: Readonly<Record<Key, Account>>; readonly changedAt: Date } | null,
  words: Readonly<Record<Key, AccountWords>>,
): { accounts: Record<Key, Account>; changedAt: string | null } => {
  const entries = Object.entries<AccountWords>(words).map(([key, { name, number }]) => [key, { name, number }]);
  // the keys are those of the words
  const suggested = Object.fromEntries(entries) as Record<Key, Account>;
  return { accounts: saved?.accounts ?? suggested, changedAt: saved?.changedAt.toISOString() ?? null };
};
