import type { createActivationCode, listDevices } from '@comptoir/contract/devices';
import type { streamLogs } from '@comptoir/contract/logs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { useLiveUpdates } from '../../lib/live/use-live-updates.ts';
import { useMerchantScope } from '../../lib/merchant-scope.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

const KEY = 'devices';

/** The tills of the merchant in view, kept up to date. */
export function useDevices() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, () => queries.invalidateQueries({ queryKey: [KEY] }));
  return useQuery({
    queryKey: [KEY, scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
  });
}

/** A one-time code for a new till, by name, or for one that is there. */
export function useCreateActivationCode() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string } | { deviceId: string }) =>
      call<typeof createActivationCode>('POST', '/devices/activation-code', { query: scope, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
