import type { listLogs, LogEntryView, streamLogs } from '@comptoir/contract/base/activity-log';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { logCountsQuery, logEntryQuery, logsQuery } from '../../../shared/queries/base.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { isOlder, recordRead, readAgain } from '../../../shared/queries/read-again.ts';
import { devicesQuery, waitingBillsQuery } from '../../../shared/queries/sales.ts';
import { wantedLog, type LogFilters } from '../../../shared/queries/wanted-log.ts';
import { mergeFirstPage, type LogPages } from './merge-first-page.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** Part of the log that is shown: its filters, the day it goes on from, and the hold that keeps new lines out for a while. */
interface Shown {
  readonly filters: LogFilters;
  readonly at: string | undefined;
  readonly isHeld: boolean;
}

/** The activity log, newest first, page by page; what is new comes in by itself, unless held, and is listed in `arrived`. */
export function useActivityLog({ filters, at, isHeld }: Shown) {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  const [arrived, setArrived] = useState<readonly LogEntryView[]>([]);
  const [isBehind, setBehind] = useState(false);
  const wanted = wantedLog(filters);
  const log = logsQuery(scope, wanted, at);

  const query = useInfiniteQuery({
    ...log,
    // kept up to date by the live view; loading every page again would be waste
    staleTime: Number.POSITIVE_INFINITY,
  });
  const counts = useQuery(logCountsQuery(scope, wanted));

  const refresh = async (since: number): Promise<void> => {
    const shown = queries.getQueryData<LogPages>(log.queryKey);
    if (!shown) return readAgain(queries, since, 'logs');
    if (!isOlder(queries, log.queryKey, since)) return undefined;
    if (isHeld || at) return setBehind(true);
    const askedAt = Date.now();
    const fresh = await call<typeof listLogs>('GET', '/logs', { query: { ...scope, ...wanted } });
    const merged = mergeFirstPage(queries.getQueryData<LogPages>(log.queryKey) ?? shown, fresh);
    queries.setQueryData<LogPages>(log.queryKey, merged.pages);
    recordRead(queries, log.queryKey, askedAt);
    setBehind(false);
    if (merged.arrived.length > 0) {
      setArrived(merged.arrived);
      void invalidate(queries, 'log-counts');
    }
    return undefined;
  };

  const live = useLiveUpdates(STREAM, { ...scope }, (since) =>
    Promise.all([refresh(since), readAgain(queries, since, 'waiting-bills')]),
  );
  // what came while the list was held is read when it no longer is
  const catchUp = useEffectEvent(() => void refresh(Date.now()));
  useEffect(() => {
    if (isHeld || at || !isBehind) return undefined;
    const soon = setTimeout(catchUp);
    return () => clearTimeout(soon);
  }, [isHeld, at, isBehind]);

  const entries = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data]);
  const archivedUntil = query.data?.pages.at(-1)?.archivedUntil ?? null;
  return { query, entries, archivedUntil, arrived, live, isBehind, counts: counts.data };
}

/** A line in full. */
export function useLogEntry(id: string) {
  return useQuery(logEntryQuery(useMerchantScope(), id));
}

/** Bills that wait for the authority. */
export function useWaitingBills() {
  const scope = useMerchantScope();
  return useQuery(waitingBillsQuery(scope));
}

/** The tills to filter by. */
export function useDeviceChoices() {
  const scope = useMerchantScope();
  const { data } = useQuery(devicesQuery(scope));
  return data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
