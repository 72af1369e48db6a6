/** The bookkeeping programs that journal entries are written for: QuickBooks Online and Sage Accounting. */
export const JOURNAL_FORMATS = ['quickbooks', 'sage'] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

/** An account of someone's books: QuickBooks knows it by its name, Sage by its number; either may be empty. */
export interface Account {
  readonly name: string;
  readonly number: string;
}

/** Purpose of an account, in words, with its usual name and number. */
export interface AccountWords extends Account {
  readonly label: string;
}

/** The accounts that someone starts from. */
export const suggestAccounts = <Key extends string>(
  words: Readonly<Record<Key, AccountWords>>,
): Record<Key, Account> => {
  const entries = Object.entries<AccountWords>(words).map(([key, { name, number }]) => [key, { name, number }]);
  // the keys are those of the words
  return Object.fromEntries(entries) as Record<Key, Account>;
};

/** QuickBooks takes this many characters of a name, sub-accounts (`Parent:Child`) included. */
export const LONGEST_ACCOUNT_NAME = 100;

/**
 * True when a name can stand in a file: not empty, on one line, without spaces around it, and nothing that a spreadsheet takes
 * for a formula. It has to be the account's name to the letter, so that it is refused here and not disarmed there.
 */
export const isAccountName = (name: string): boolean =>
  name.length <= LONGEST_ACCOUNT_NAME && /^[^\s\p{Cc}=+\-@](?:\P{Cc}*[^\s\p{Cc}])?$/u.test(name);

/** True when a number can be a ledger account's: up to eight digits. */
export const isAccountNumber = (number: string): boolean => /^\d{1,8}$/.test(number);

/** Returns the name or number that a program knows an account by; empty when it was not given. */
export const referenceOf = (format: JournalFormat, account: Account | undefined): string =>
  (format === 'quickbooks' ? account?.name : account?.number) ?? '';
