import type { emailBill, getBillPdf } from '@comptoir/contract/sales/bill-documents';
import type { exportBills, orderBillExport } from '@comptoir/contract/sales/bills';
import type { z } from 'zod/mini';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, fetchFile } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile, type RowProgress } from '../../../shared/http/fetch-rows.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useMerchantScope, type MerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';
import {
  billQuery,
  billsQuery,
  billSumQuery,
  devicesQuery,
  employeesQuery,
  type BillsWanted,
  type BillsPlace,
} from '../../../shared/queries/sales.ts';

/** A page of bills, what the filter adds up to, and the news of both as they come. */
export function useBills(wanted: BillsWanted, place: BillsPlace) {
  const scope = useMerchantScope();
  const live = useBillNews(scope);
  return { page: useQuery(billsQuery(scope, wanted, place)), sum: useQuery(billSumQuery(scope, wanted)), live };
}

/** A bill, and what becomes of it. */
export function useBill(id: string) {
  const scope = useMerchantScope();
  useBillNews(scope);
  return useQuery(billQuery(scope, id));
}

/** Every line of the log may be about a bill. */
function useBillNews(scope: MerchantScope) {
  const queries = useQueryClient();
  return useLiveUpdates('/logs/stream', { ...scope }, (since) => readAgain(queries, since, 'bills'));
}

/** The tills to filter by. */
export function useDeviceChoices() {
  const enabled = usePermission('list-devices');
  const { data } = useQuery({ ...devicesQuery(useMerchantScope()), enabled });
  return data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}

/** The people to filter by, by the names that bills bear. */
export function useEmployeeChoices(chosen: readonly string[]) {
  const enabled = usePermission('list-employees');
  const { data } = useQuery({ ...employeesQuery(useMerchantScope()), enabled });
  const names = data?.items.map(({ name, declaration }) => declaration.name || name) ?? [];
  return [...new Set([...names, ...chosen])].map((name) => ({ value: name, label: name }));
}

/** The forms of a file of bills. */
export type ExportFormat = NonNullable<z.output<(typeof exportBills)['query']>['format']>;

/** Fetches a file of bills and says how far it is. */
export function useExport(wanted: BillsWanted) {
  const scope = useMerchantScope();
  return (format: ExportFormat, onProgress: (progress: RowProgress) => void): Promise<RowFile> =>
    fetchRows<typeof exportBills>('/bills/export', { query: { ...scope, ...wanted, format } }, onProgress);
}

/** Has a file of bills made by a job. */
export function useOrderExport(wanted: BillsWanted) {
  const query = useMerchantScope();
  return useChange(
    (format: ExportFormat) =>
      call<typeof orderBillExport>('POST', '/bills/exports', { query, body: { ...wanted, format } }),
    'exports',
  );
}

/** The document of a bill. */
export function useBillPdf(id: string) {
  const query = useMerchantScope();
  return (): Promise<File> => fetchFile<typeof getBillPdf>('/bills/:id/pdf', { params: { id }, query });
}

/** Sends a bill to its customer; the log has a line of it. */
export function useEmailBill(id: string) {
  const query = useMerchantScope();
  return useChange(
    (body: { to: string; language: 'fr' | 'en' }) =>
      call<typeof emailBill>('POST', '/bills/:id/email', { params: { id }, query, body }),
    'logs',
  );
}
