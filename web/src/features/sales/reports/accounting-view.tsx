import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { SALES_ACCOUNTS } from '@comptoir/domain/sales/reports/sales-accounts';
import { salesAccountsEn } from '@comptoir/domain/sales/reports/sales-accounts.en';
import { salesAccountsFr } from '@comptoir/domain/sales/reports/sales-accounts.fr';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { AccountsForm } from '../../../shared/accounting/accounts-form.tsx';
import { JournalExport } from '../../../shared/accounting/journal-export.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useSalesAccounts, useSalesJournal, useSetSalesAccounts } from './accounting.api.ts';

const WORDS = { en: salesAccountsEn, fr: salesAccountsFr };

/** Sales of a period for the merchant’s books, and what they are booked on. */
export function AccountingView({ period }: { readonly period: ReportPeriod }) {
  const words = WORDS[useLanguage()];
  const canEdit = usePermission('edit-sales-accounts');
  const { data, error, refetch } = useSalesAccounts();
  const call = useSetSalesAccounts();
  const fetchFile = useSalesJournal(period);
  return (
    <>
      <JournalExport books="sales" period={period} words={words} fetchFile={fetchFile} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <AccountsForm
          key={data.changedAt}
          keys={SALES_ACCOUNTS}
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
