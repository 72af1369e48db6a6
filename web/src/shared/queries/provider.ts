import type { getPosConnection, getTaxCheck, listPosDevices } from '@comptoir/contract/provider/pos-connection';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** State of a merchant with the provider, and the time when each kind of its data was read. */
export const posConnectionQuery = (scope: MerchantScope, headers: Readonly<Record<string, string>> = {}) =>
  queryOptions({
    queryKey: ['pos-connection', scope],
    queryFn: ({ signal }) => call<typeof getPosConnection>('GET', '/pos-connection', { query: scope, headers, signal }),
  });

/** The devices that the provider knows. */
export const posDevicesQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['pos-devices', scope],
    queryFn: ({ signal }) => call<typeof listPosDevices>('GET', '/pos-devices', { query: scope, signal }),
  });

/** The taxes that a merchant has set up at the provider, against those that the law requires. */
export const taxCheckQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['tax-check', scope],
    queryFn: ({ signal }) => call<typeof getTaxCheck>('GET', '/tax-check', { query: scope, signal }),
  });
