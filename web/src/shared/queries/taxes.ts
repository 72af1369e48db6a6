import type { listTaxRows } from '@comptoir/contract/base/taxes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/** Rows of the tax calendar, for administrators. */
export const taxRowsQuery = () =>
  queryOptions({
    queryKey: ['taxes', 'rows'],
    queryFn: ({ signal }) => call<typeof listTaxRows>('GET', '/tax-calendar/rows', { signal }),
  });
