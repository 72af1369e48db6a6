import type { AccountWords } from '@comptoir/domain/base/accounting/account';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import type { Call } from '../forms/use-fields.ts';
import { AccountsForm } from './accounts-form.tsx';
import { JournalExport, type JournalExportProps } from './journal-export.tsx';
import type { Accounts } from './read-accounts.ts';

interface AccountingSectionProps<Key extends string> extends Omit<JournalExportProps, 'words'> {
  readonly keys: readonly Key[];
  readonly words: Readonly<Record<Key, AccountWords>>;
  /** Accounts that the amounts are booked on, and the time that someone set them; null as long as they are suggestions. */
  readonly query: UseQueryResult<{ readonly accounts: Accounts<Key>; readonly changedAt: string | null }>;
  readonly call: Call<Accounts<Key>>;
  readonly canEdit: boolean;
  /** Other files, below the journal's. */
  readonly more?: ReactNode;
}

/** A period for the books, and the accounts that its amounts are booked on. */
export function AccountingSection<Key extends string>(props: AccountingSectionProps<Key>) {
  const { keys, words, query, call, canEdit, more, ...journal } = props;
  const { data, error, refetch } = query;
  return (
    <>
      <JournalExport {...journal} words={words} />
      {more}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <AccountsForm
          keys={keys}
          words={words}
          accounts={data.accounts}
          isSuggested={data.changedAt === null}
          call={call}
          canEdit={canEdit}
        />
      ) : null}
      {data || error ? null : <SkeletonRows count={8} />}
    </>
  );
}
