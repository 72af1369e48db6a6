import { LOG_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { type ListSearch, readListSearch } from '../../../shared/lists/list-search.ts';
import { logsQuery } from '../../../shared/queries/base.ts';
import { devicesQuery, waitingBillsQuery } from '../../../shared/queries/sales.ts';
import { wantedLog } from '../../../shared/queries/wanted-log.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { dayOf, filled, idOf, listOf } from '../../../lib/search-params.ts';
import { LogIcon } from '../../../ui/icons.tsx';

interface LogsSearch extends ListSearch {
  events?: LogEvent[];
  deviceIds?: string[];
  from?: string | undefined;
  to?: string | undefined;
  /** The day that was jumped to. */
  at?: string | undefined;
  problems?: 'true' | undefined;
  /** Set when the address named a filter that there is not, or no longer. */
  ignored?: 'true' | undefined;
}

/** The filters of the activity log; those that there are not are left out, which the screen says. */
function readLogsSearch(search: Record<string, unknown>): LogsSearch {
  const [asked, tills] = [listOf(search['events']), listOf(search['deviceIds'])];
  const events = asked.filter((event): event is LogEvent => LOG_EVENTS.includes(event as LogEvent));
  const deviceIds = tills.flatMap((value) => idOf(value) ?? []);
  const isIgnored = events.length < asked.length || deviceIds.length < tills.length || search['ignored'] === 'true';
  return {
    ...readListSearch(search),
    ...filled('events', events),
    ...filled('deviceIds', deviceIds),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
    at: dayOf(search['at']),
    problems: search['problems'] === 'true' ? 'true' : undefined,
    ignored: isIgnored ? 'true' : undefined,
  };
}

export const logs = screen({
  path: '/logs',
  access: 'read-logs',
  group: 'sales',
  Icon: LogIcon,
  search: readLogsSearch,
  texts: ['activityLog', 'latestEntries', 'sendWaiting'],
  firstQueries: ({ scope, search: { at, ...filters } }) => [
    logsQuery(scope, wantedLog(filters), at),
    waitingBillsQuery(scope),
    devicesQuery(scope),
  ],
  page: () => import('./activity-log-page.tsx'),
});

export const logEvents = screen({
  path: '/logs/events',
  access: 'read-logs',
  texts: ['activityLog', 'logEvents'],
  isOfNoMerchant: true,
  page: () => import('./log-events-page.tsx'),
});
