import type { getRevenueAccounts } from '@comptoir/contract/money/revenue-accounting';
import type { getSalesAccounts } from '@comptoir/contract/sales/report-accounting';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** Options of data that is typed over: it is not read again behind the form’s back. */
const WHILE_TYPED = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The accounts that a merchant’s sales are booked on. */
export const salesAccountsQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['accounts', 'sales', scope],
    queryFn: ({ signal }) => call<typeof getSalesAccounts>('GET', '/reports/sales/accounts', { query: scope, signal }),
    ...WHILE_TYPED,
  });

/** The accounts that our own invoices are booked on. */
export const revenueAccountsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'revenue'],
    queryFn: ({ signal }) => call<typeof getRevenueAccounts>('GET', '/reports/accounting/accounts', { signal }),
    ...WHILE_TYPED,
  });
