import type { listDevices } from '@comptoir/contract/devices';
import type { listLogs, streamLogs } from '@comptoir/contract/logs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { useLiveUpdates } from '../../lib/live/use-live-updates.ts';
import { useMerchantScope } from '../../lib/merchant-scope.ts';
import { useMerchant } from '../../lib/use-merchant.ts';
import type { InstallationFacts } from './installation-progress.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

interface Installation extends InstallationFacts {
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What the portal knows of an installation, kept up to date: a step ticks itself while one looks on. */
export function useInstallation(): Installation {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, () =>
    Promise.all(['devices', 'logs'].map((shown) => queries.invalidateQueries({ queryKey: [shown] }))),
  );

  const merchant = useMerchant();
  const devices = useQuery({
    queryKey: ['devices', scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
  });
  const accepted = useQuery({
    queryKey: ['logs', 'first-accepted', scope],
    queryFn: ({ signal }) =>
      call<typeof listLogs>('GET', '/logs', {
        query: { ...scope, events: ['bill-accepted', 'bill-accepted-in-batch'], limit: 1 },
        signal,
      }),
  });
  const parts = [merchant, devices, accepted];
  return {
    merchant: merchant.data,
    devices: devices.data?.items,
    hasAcceptedBill: accepted.data && accepted.data.items.length > 0,
    isLoading: parts.some((part) => part.isLoading),
    error: parts.find((part) => part.error)?.error ?? null,
    retry: () => parts.filter((part) => part.error).forEach((part) => void part.refetch()),
  };
}
