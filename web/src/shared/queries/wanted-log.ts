import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import type { LogsWanted } from './base.ts';

/** The filters of the activity log as an address has them. */
export interface LogFilters {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly problems?: 'true' | undefined;
  readonly events?: readonly LogEvent[] | undefined;
  readonly deviceIds?: readonly string[] | undefined;
}

/** Builds the query; a filter that narrows nothing is left out. */
export const wantedLog = ({ q, from, to, problems, events = [], deviceIds = [] }: LogFilters): LogsWanted => ({
  ...(q ? { q: q.slice(0, 100) } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(problems ? { problems: true } : {}),
  ...(events.length > 0 ? { events: [...events] } : {}),
  ...(deviceIds.length > 0 ? { deviceIds: [...deviceIds] } : {}),
});
