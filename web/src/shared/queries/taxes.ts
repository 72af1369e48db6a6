import type { listTaxRows } from '@comptoir/contract/base/taxes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

const REFRESH_MS = 3000;

/** The calendar with where its rows come from; how far the letters about one are while they go out. */
export const taxRowsQuery = () =>
  queryOptions({
    queryKey: ['taxes', 'rows'],
    queryFn: ({ signal }) => call<typeof listTaxRows>('GET', '/tax-calendar/rows', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.announced.some(({ letters }) => letters.sent < letters.ordered) ? REFRESH_MS : false,
  });
