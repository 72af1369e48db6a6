import type { getCommissionStatement, listCommissions } from '@comptoir/contract/money/commissions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/** The months of a partner, with its rates. */
export const commissionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['commissions', id],
    queryFn: ({ signal }) =>
      call<typeof listCommissions>('GET', '/partners/:id/commissions', { params: { id }, signal }),
  });

/** A month of them, merchant by merchant. */
export const commissionStatementQuery = (id: string, month: string) =>
  queryOptions({
    queryKey: ['commissions', id, month],
    queryFn: ({ signal }) =>
      call<typeof getCommissionStatement>('GET', '/partners/:id/commissions/:month', { params: { id, month }, signal }),
  });
