import type {
  exportSalesJournal,
  exportSalesJournals,
  SalesAccountsView,
  setSalesAccounts,
} from '@comptoir/contract/sales/report-accounting';
import type { JournalFormat } from '@comptoir/domain/base/accounting/account';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { salesAccountsQuery } from '../../../shared/queries/accounting.ts';
import { membershipsQuery } from '../../../shared/queries/people.ts';
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

/** The businesses of the account whose journals are fetched together: those that were opened, in the server's order. */
export function useOwnBusinesses(): readonly { readonly id: string; readonly name: string }[] {
  const enabled = usePermission('export-journals');
  const { data } = useQuery({ ...membershipsQuery(), enabled });
  return (data?.items ?? []).flatMap(({ merchantId, name, state }) =>
    merchantId && state === 'active' ? [{ id: merchantId, name }] : [],
  );
}

/** Fetches the sales of a period for a bookkeeping program, of each business of the account. */
export const useSalesJournals =
  (period: ReportPeriod) =>
  ({ format, part }: { readonly format: JournalFormat; readonly part: number }): Promise<RowFile> =>
    fetchRows<typeof exportSalesJournals>(
      '/reports/sales/accounting/businesses',
      { query: { ...period, format, ...(part > 1 ? { part } : {}) } },
      () => {},
    );

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
