import type { getAcceptance } from '@comptoir/contract/sales/acceptance';
import { queryOptions } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';

/** An estimate by the link that its customer was sent; never kept for a visit without a network. */
export const acceptanceQuery = (token: string) =>
  queryOptions({
    queryKey: ['acceptance', token],
    queryFn: ({ signal }) =>
      call<typeof getAcceptance>('GET', '/acceptance/:token', { params: { token }, headers: QUIET, signal }),
  });
