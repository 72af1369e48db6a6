import type { listDevices } from '@comptoir/contract/devices';
import type { listLogs, streamLogs } from '@comptoir/contract/logs';
import type { listReleaseNotes } from '@comptoir/contract/release-notes';
import type { waitingTransactions } from '@comptoir/contract/transactions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useLiveUpdates } from '../../lib/live/use-live-updates.ts';
import { useMerchantScope } from '../../lib/merchant-scope.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** How many accepted bills are looked at; on a day with more, the tile says "at least". */
export const ACCEPTED_LIMIT = 200;

const LATEST_COUNT = 5;

/** What of the cache the dashboard shows. */
const SHOWN = ['logs', 'transactions', 'devices'];

/** What the dashboard shows, kept up to date. */
export function useDashboard() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, () =>
    Promise.all(SHOWN.map((shown) => queries.invalidateQueries({ queryKey: [shown] }))),
  );

  const latest = useQuery({
    queryKey: ['logs', 'latest', scope],
    queryFn: ({ signal }) =>
      call<typeof listLogs>('GET', '/logs', { query: { ...scope, limit: LATEST_COUNT }, signal }),
  });
  const accepted = useQuery({
    queryKey: ['logs', 'accepted', scope],
    queryFn: ({ signal }) =>
      call<typeof listLogs>('GET', '/logs', {
        query: { ...scope, events: ['bill-accepted', 'bill-accepted-in-batch'], limit: ACCEPTED_LIMIT },
        signal,
      }),
  });
  const waiting = useQuery({
    queryKey: ['transactions', 'waiting', scope],
    queryFn: ({ signal }) => call<typeof waitingTransactions>('GET', '/transactions/waiting', { query: scope, signal }),
  });
  const devices = useQuery({
    queryKey: ['devices', scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
  });
  return { latest, accepted, waiting, devices };
}

/** What is new, in the language of the interface. */
export function useReleaseNotes() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['release-notes', language],
    queryFn: ({ signal }) => call<typeof listReleaseNotes>('GET', '/Data/ReleaseNotes', { signal }),
    // news is seldom new
    staleTime: Number.POSITIVE_INFINITY,
  });
}
