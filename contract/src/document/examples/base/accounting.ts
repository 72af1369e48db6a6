import type { Account, AccountWords } from '@comptoir/domain/base/accounting/account';

/** Accounts as they are suggested. */
export const withoutLabels = <Key extends string>(words: Readonly<Record<Key, AccountWords>>): Record<Key, Account> => {
  const entries = Object.entries<AccountWords>(words).map(([key, { name, number }]) => [key, { name, number }]);
  // the keys are those of the words
  return Object.fromEntries(entries) as Record<Key, Account>;
};
