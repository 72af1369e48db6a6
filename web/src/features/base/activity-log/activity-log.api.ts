import type { listLogs, LogEntryView, streamLogs } from '@comptoir/contract/base/activity-log';
import type { transmitTransactions } from '@comptoir/contract/sales/bills';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';
import { logsQuery } from '../../../shared/queries/base.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { isOlder, recordRead, readAgain } from '../../../shared/queries/read-again.ts';
import { devicesQuery, waitingBillsQuery } from '../../../shared/queries/sales.ts';
import { mergeFirstPage, type LogPages } from './merge-first-page.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** What the log is narrowed to; nothing chosen means everything. */
export interface LogFilters {
  readonly events: readonly LogEvent[];
  readonly deviceIds: readonly string[];
}

const filtersOf = ({ events, deviceIds }: LogFilters) => ({ events: [...events], deviceIds: [...deviceIds] });

/** The activity log, newest first, page by page; what is new comes in by itself and is listed in `arrived`. */
export function useActivityLog(filters: LogFilters) {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  const [arrived, setArrived] = useState<readonly LogEntryView[]>([]);
  const log = logsQuery(scope, filtersOf(filters));

  const query = useInfiniteQuery({
    ...log,
    // kept up to date by the live view; loading every page again would be waste
    staleTime: Number.POSITIVE_INFINITY,
  });

  const refresh = async (since: number): Promise<void> => {
    const shown = queries.getQueryData<LogPages>(log.queryKey);
    if (!shown) return readAgain(queries, since, 'logs');
    if (!isOlder(queries, log.queryKey, since)) return undefined;
    const askedAt = Date.now();
    const fresh = await call<typeof listLogs>('GET', '/logs', { query: { ...scope, ...filtersOf(filters) } });
    const merged = mergeFirstPage(queries.getQueryData<LogPages>(log.queryKey) ?? shown, fresh);
    queries.setQueryData<LogPages>(log.queryKey, merged.pages);
    recordRead(queries, log.queryKey, askedAt);
    if (merged.arrived.length > 0) setArrived(merged.arrived);
    return undefined;
  };

  const live = useLiveUpdates(STREAM, { ...scope }, (since) =>
    Promise.all([refresh(since), readAgain(queries, since, 'waiting-bills')]),
  );
  const entries = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data]);
  return { query, entries, arrived, live };
}

/** Bills that wait for the authority. */
export function useWaitingBills() {
  const scope = useMerchantScope();
  return useQuery(waitingBillsQuery(scope));
}

/** The batch button. It shows its own result, so the automatic alert stays silent. */
export function useTransmitBills() {
  const scope = useMerchantScope();
  return useChange(
    () =>
      call<typeof transmitTransactions>('POST', '/transactions/transmit', {
        query: scope,
        body: { dryRun: false },
        headers: QUIET,
      }),
    'waiting-bills',
  );
}

/** The tills to filter by. */
export function useDeviceChoices() {
  const scope = useMerchantScope();
  const { data } = useQuery(devicesQuery(scope));
  return data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
