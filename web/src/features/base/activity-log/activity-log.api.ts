import type { listDevices } from '@comptoir/contract/sales/devices';
import type { listLogs, LogEntryView, streamLogs } from '@comptoir/contract/base/activity-log';
import type { transmitTransactions, waitingTransactions } from '@comptoir/contract/sales/bills';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope, type MerchantScope } from '../../../shared/merchants/merchant-scope.ts';
import { mergeFirstPage, type LogPages } from './merge-first-page.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** What the log is narrowed to; nothing chosen means everything. */
export interface LogFilters {
  readonly events: readonly LogEvent[];
  readonly deviceIds: readonly string[];
}

interface PageRequest {
  readonly scope: MerchantScope;
  readonly filters: LogFilters;
  readonly cursor: string | null;
  readonly signal?: AbortSignal;
}

const readPage = ({ scope, filters, cursor, signal }: PageRequest) =>
  call<typeof listLogs>('GET', '/logs', {
    query: {
      ...scope,
      events: [...filters.events],
      deviceIds: [...filters.deviceIds],
      ...(cursor ? { cursor } : {}),
    },
    ...(signal ? { signal } : {}),
  });

/** The activity log, newest first, page by page; what is new comes in by itself and is listed in `arrived`. */
export function useActivityLog(filters: LogFilters) {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  const [arrived, setArrived] = useState<readonly LogEntryView[]>([]);
  const key = ['logs', 'pages', scope, filters];

  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => readPage({ scope, filters, cursor: pageParam, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // kept up to date by the live view; loading every page again would be waste
    staleTime: Number.POSITIVE_INFINITY,
  });

  const refresh = async (): Promise<void> => {
    const shown = queries.getQueryData<LogPages>(key);
    if (!shown) return queries.invalidateQueries({ queryKey: key });
    const fresh = await readPage({ scope, filters, cursor: null });
    const merged = mergeFirstPage(queries.getQueryData<LogPages>(key) ?? shown, fresh);
    queries.setQueryData<LogPages>(key, merged.pages);
    if (merged.arrived.length > 0) setArrived(merged.arrived);
    return undefined;
  };

  const live = useLiveUpdates(STREAM, { ...scope }, () =>
    Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['transactions', 'waiting'] })]),
  );
  const entries = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data]);
  return { query, entries, arrived, live };
}

/** Bills that wait for the authority. */
export function useWaitingBills() {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['transactions', 'waiting', scope],
    queryFn: ({ signal }) => call<typeof waitingTransactions>('GET', '/transactions/waiting', { query: scope, signal }),
  });
}

/** The batch button. It shows its own result, so the automatic alert stays silent. */
export function useTransmitBills() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof transmitTransactions>('POST', '/transactions/transmit', {
        query: scope,
        body: { dryRun: false },
        headers: QUIET,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['transactions', 'waiting'] }),
  });
}

/** The tills to filter by. */
export function useDeviceChoices() {
  const scope = useMerchantScope();
  const { data } = useQuery({
    queryKey: ['devices', scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
  });
  return data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
