import { REVENUE_ACCOUNTS } from '@comptoir/domain/money/revenue/revenue-accounts';
import { revenueAccountsEn } from '@comptoir/domain/money/revenue/revenue-accounts.en';
import { revenueAccountsFr } from '@comptoir/domain/money/revenue/revenue-accounts.fr';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { AccountingSection } from '../../../shared/accounting/accounting-section.tsx';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { ReportedPeriod } from '../../../shared/reports/reported-period.tsx';
import { usePeriod } from '../../../shared/reports/use-period.ts';
import { fetchRevenueJournal, useRevenueAccounts, useSetRevenueAccounts } from './accounting.api.ts';

const WORDS = { en: revenueAccountsEn, fr: revenueAccountsFr };

/** Our own invoices for our books, and what they are booked on. */
export function AccountingPage() {
  const language = useLanguage();
  const { today, period, setPeriod } = usePeriod(REPORT_TIME_ZONE);
  return (
    <>
      <ReportedPeriod today={today} period={period} onChange={setPeriod} />
      <AccountingSection
        books="revenue"
        period={period}
        fetchFile={(format) => fetchRevenueJournal(period, format)}
        keys={REVENUE_ACCOUNTS}
        words={WORDS[language]}
        query={useRevenueAccounts()}
        call={useSetRevenueAccounts()}
        canEdit
      />
    </>
  );
}
