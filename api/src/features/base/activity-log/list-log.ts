import { clockRemark } from '@comptoir/domain/base/activity-log/clock-remark';
import { EVENTS, type LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { logMessage } from '@comptoir/domain/base/activity-log/log-message';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { Database } from '../../../platform/database/database.ts';
import { planOnce } from '../../../platform/database/plan-once.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import { findArchivedUntil } from './log-archives.store.ts';
import { decodeLogCursor, encodeLogCursor, type Direction } from './log-cursor.ts';
import { readLogFilter, type WantedLog } from './log-filter.ts';
import { listLogLines, type LogLine } from './log-lines.queries.ts';

export interface ListLogInput {
  readonly scope: MerchantScope;
  readonly language: Language;
  readonly wanted: WantedLog & {
    /** A day to jump to: the page begins with its last line. */
    readonly at?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  };
}

export interface LogPage {
  readonly items: LogEntryView[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
  /** With the oldest lines: the last day of the months that are in files; null where there are none. */
  readonly archivedUntil: Day | null;
}

/** A page of the activity log, newest first, with the ways to both sides. @throws AppError validation-failed */
export async function listLog(database: Database, { scope, language, wanted }: ListLogInput): Promise<LogPage> {
  const cursor = wanted.cursor ? decodeLogCursor(wanted.cursor) : null;
  const { filter, until } = await readLogFilter(database, scope, { wanted, language });
  const direction = cursor?.direction ?? 'older';
  const { lines, archivedUntil } = await database.transaction(scopeOf(scope), async (tx) => {
    planOnce(tx);
    const read = await listLogLines(tx, filter, { cursor, until, limit: wanted.limit + 1 });
    const isLast = direction === 'older' && read.length <= wanted.limit;
    return { lines: read, archivedUntil: isLast ? await findArchivedUntil(tx, scope.merchantId) : null };
  });
  const hasMore = lines.length > wanted.limit;
  const page = lines.slice(0, wanted.limit);
  const newestFirst = direction === 'older' ? page : page.toReversed();
  // a reader with a cursor came from the other side; one who jumped to a day has left what is newer behind
  const goesOn = (to: Direction): boolean => (to === direction ? hasMore : cursor !== null || until !== null);
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)];
  return {
    items: newestFirst.map((line) => viewOf(line, language)),
    nextCursor: oldest && goesOn('older') ? encodeLogCursor('older', oldest) : null,
    previousCursor: newest && goesOn('newer') ? encodeLogCursor('newer', newest) : null,
    archivedUntil,
  };
}

/** The date is that of the order: what a till's own clock said is in the message, where it differs. */
export function viewOf(line: LogLine, language: Language): LogEntryView {
  const { id, event, listedAt, occurredAt, arrivedAt, timeZone, deviceId, deviceName, deviceNumber } = line;
  const remark = arrivedAt && clockRemark({ isByDevice: deviceId !== null, occurredAt, arrivedAt, timeZone }, language);
  const message = logMessage({ event, facts: line.facts } as LogRecord, language);
  return {
    id,
    occurredAt: listedAt.toISOString(),
    event,
    level: EVENTS[event].shown.level,
    deviceId,
    deviceName,
    deviceNumber,
    person: 'email' in line.facts ? line.facts.email : null,
    message: remark ? `${message} ${remark}` : message,
  };
}
