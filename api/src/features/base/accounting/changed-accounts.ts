import type { Account } from '@comptoir/domain/base/accounting/account';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';

type Accounts = Readonly<Record<string, Account>>;

/** The accounts that a change is about, as the log and the audit trail keep them: what they were and what they are. */
export function changedAccounts(before: Accounts | null, after: Accounts): { before: Fields; after: Fields } {
  const keys = Object.keys(after).filter((key) => textOf(before?.[key]) !== textOf(after[key]));
  const list = (accounts: Accounts | null): Fields => ({
    accounts: keys.map((key) => `${key}: ${textOf(accounts?.[key])}`).join(', '),
  });
  return { before: list(before), after: list(after) };
}

const textOf = (account: Account | undefined): string => (account ? `${account.name} (${account.number})` : '–');
