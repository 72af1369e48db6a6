import type {
  CommissionRateView,
  exportCommissionStatement,
  setCommissionRate,
} from '@comptoir/contract/money/commissions';
import { call, QUIET } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

/** Sets the rate of a partner from a month on. */
export const useSetRate = (id: string) =>
  useChange(
    ({ month, rate }: { readonly month: string; readonly rate: CommissionRateView }) =>
      call<typeof setCommissionRate>('PUT', '/partners/:id/commissions/:month/rate', {
        params: { id, month },
        body: rate,
        headers: QUIET,
      }),
    'commissions',
  );

/** The statement of a closed month. */
export const fetchStatement = (id: string, month: string, format: 'pdf' | 'csv' | 'xlsx'): Promise<RowFile> =>
  fetchRows<typeof exportCommissionStatement>(
    '/partners/:id/commissions/:month/file',
    { params: { id, month }, query: { format } },
    () => {},
  );
