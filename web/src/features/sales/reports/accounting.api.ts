import type {
  exportSalesJournal,
  SalesAccountsView,
  setSalesAccounts,
} from '@comptoir/contract/sales/report-accounting';
import type { JournalFormat } from '@comptoir/domain/base/accounting/account';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { salesAccountsQuery } from '../../../shared/queries/accounting.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

export const useSalesAccounts = () => useQuery(salesAccountsQuery(useMerchantScope()));

/** Says what a merchant’s sales are booked on. */
export function useSetSalesAccounts() {
  const query = useMerchantScope();
  return useChange(
    (body: SalesAccountsView['accounts']) =>
      call<typeof setSalesAccounts>('PUT', '/reports/sales/accounts', { query, body }),
    'accounts',
  );
}

/** Fetches the sales of a period for a bookkeeping program. */
export function useSalesJournal(period: ReportPeriod) {
  const scope = useMerchantScope();
  return (format: JournalFormat): Promise<RowFile> =>
    fetchRows<typeof exportSalesJournal>(
      '/reports/sales/accounting',
      { query: { ...scope, ...period, format } },
      () => {},
    );
}
