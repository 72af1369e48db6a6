import type { LogEntryView } from '@comptoir/contract/logs';
import { dayIn } from '../../lib/format.ts';

interface TodayRequest {
  /** Newest first, at most `limit` of them. */
  readonly entries: readonly LogEntryView[];
  readonly limit: number;
  readonly now: Date;
  readonly timeZone: string;
}

/** How many entries are of today in a zone, as shown: `12`, or `200+` when there are more than were looked at. */
export function countToday({ entries, limit, now, timeZone }: TodayRequest): string {
  const today = dayIn(now, timeZone);
  const count = entries.filter(({ occurredAt }) => dayIn(new Date(occurredAt), timeZone) === today).length;
  return count >= limit ? `${limit}+` : String(count);
}
