import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { SALES_ACCOUNTS } from '@comptoir/domain/sales/reports/sales-accounts';
import { salesAccountsEn } from '@comptoir/domain/sales/reports/sales-accounts.en';
import { salesAccountsFr } from '@comptoir/domain/sales/reports/sales-accounts.fr';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { AccountingSection } from '../../../shared/accounting/accounting-section.tsx';
import { OwnJournals } from './own-journals.tsx';
import { useSalesAccounts, useSalesJournal, useSetSalesAccounts } from './accounting.api.ts';

const WORDS = { en: salesAccountsEn, fr: salesAccountsFr };

/** Sales of a period for the merchant’s books, and what they are booked on. */
export function AccountingView({ period }: { readonly period: ReportPeriod }) {
  const language = useLanguage();
  return (
    <AccountingSection
      books="sales"
      more={<OwnJournals period={period} />}
      period={period}
      fetchFile={useSalesJournal(period)}
      keys={SALES_ACCOUNTS}
      words={WORDS[language]}
      query={useSalesAccounts()}
      call={useSetSalesAccounts()}
      canEdit={usePermission('edit-sales-accounts')}
    />
  );
}
