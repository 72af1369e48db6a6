import { REVENUE_ACCOUNTS } from '@comptoir/domain/money/revenue/revenue-accounts';
import { revenueAccountsEn } from '@comptoir/domain/money/revenue/revenue-accounts.en';
import { revenueAccountsFr } from '@comptoir/domain/money/revenue/revenue-accounts.fr';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { AccountsForm } from '../../../shared/accounting/accounts-form.tsx';
import { JournalExport } from '../../../shared/accounting/journal-export.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { PeriodForm } from '../../../shared/reports/period-form.tsx';
import { PRESETS, REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { usePeriod } from '../../../shared/reports/use-period.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { fetchRevenueJournal, useRevenueAccounts, useSetRevenueAccounts } from './accounting.api.ts';

const WORDS = { en: revenueAccountsEn, fr: revenueAccountsFr };

/** Our own invoices for our books, and what they are booked on. */
export function AccountingPage() {
  const tPeriod = useTranslations('reports.period');
  const words = WORDS[useLanguage()];
  const { today, period, setPeriod } = usePeriod(REPORT_TIME_ZONE);
  const { data, error, refetch } = useRevenueAccounts();
  const call = useSetRevenueAccounts();
  return (
    <>
      <PeriodForm
        key={`${period.from} ${period.to}`}
        today={today}
        period={period}
        presets={PRESETS.map((preset) => ({ preset, label: tPeriod(preset) }))}
        onChange={setPeriod}
      />
      <JournalExport
        books="revenue"
        period={period}
        words={words}
        fetchFile={(format) => fetchRevenueJournal(period, format)}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <AccountsForm
          key={data.changedAt}
          keys={REVENUE_ACCOUNTS}
          words={words}
          accounts={data.accounts}
          isSuggested={data.changedAt === null}
          call={call}
          canEdit
        />
      ) : null}
      {data || error ? null : <SkeletonRows count={8} />}
    </>
  );
}
