import type {
  exportRevenueJournal,
  RevenueAccountsView,
  setRevenueAccounts,
} from '@comptoir/contract/money/revenue-accounting';
import type { JournalFormat } from '@comptoir/domain/base/accounting/account';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { revenueAccountsQuery } from '../../../shared/queries/accounting.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

export const useRevenueAccounts = () => useQuery(revenueAccountsQuery());

/** Says what our own invoices are booked on. */
export const useSetRevenueAccounts = () =>
  useChange(
    (body: RevenueAccountsView['accounts']) =>
      call<typeof setRevenueAccounts>('PUT', '/reports/accounting/accounts', { body }),
    'accounts',
  );

/** Fetches our own invoices of a period for a bookkeeping program. */
export const fetchRevenueJournal = (period: ReportPeriod, format: JournalFormat): Promise<RowFile> =>
  fetchRows<typeof exportRevenueJournal>('/reports/accounting', { query: { ...period, format } }, () => {});
