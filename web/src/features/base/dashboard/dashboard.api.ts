import type { listDevices } from '@comptoir/contract/sales/devices';
import type { listLogs, streamLogs } from '@comptoir/contract/base/activity-log';
import type { getTransmissionHealth } from '@comptoir/contract/help/installation';
import type { listReleaseNotes } from '@comptoir/contract/help/release-notes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

const LATEST_COUNT = 5;

/** What of the cache the dashboard shows. */
const SHOWN = ['logs', 'transmission-health', 'devices', 'subscription', 'registration-progress', 'tax-check'];

/** Keeps what the dashboard shows up to date. */
export function useLiveDashboard(): void {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, () =>
    Promise.all(SHOWN.map((shown) => queries.invalidateQueries({ queryKey: [shown] }))),
  );
}

/** The last lines of the activity log. */
export function useLatestEntries() {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['logs', 'latest', scope],
    queryFn: ({ signal }) =>
      call<typeof listLogs>('GET', '/logs', { query: { ...scope, limit: LATEST_COUNT }, signal }),
  });
}

/** How transmission stands today. */
export function useTransmissionHealth() {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['transmission-health', scope],
    queryFn: ({ signal }) =>
      call<typeof getTransmissionHealth>('GET', '/transmission-health', { query: scope, signal }),
  });
}

export function useDevices() {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['devices', scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
  });
}

/** What is new, in the language of the interface. */
export function useReleaseNotes() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['release-notes', language],
    queryFn: ({ signal }) => call<typeof listReleaseNotes>('GET', '/Data/ReleaseNotes', { signal }),
    // release notes seldom change
    staleTime: Number.POSITIVE_INFINITY,
  });
}
