import { clockRemark } from '@comptoir/domain/base/activity-log/clock-remark';
import { LOG_LEVELS, type LogEvent, type LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { logMessage } from '@comptoir/domain/base/activity-log/log-message';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { Database } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts';
import { scopeOf, type MerchantScope } from '../merchants/merchant-scope.ts';
import { listLogLines, type LogLine } from './activity-log.queries.ts';

export interface ListLogInput {
  readonly scope: MerchantScope;
  readonly language: Language;
  readonly events?: readonly LogEvent[] | undefined;
  readonly deviceIds?: readonly string[] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of the activity log, newest first, each message in the reader's language. */
export async function listLog(
  database: Database,
  input: ListLogInput,
): Promise<{ items: LogEntryView[]; nextCursor: string | null }> {
  const lines = await database.transaction(scopeOf(input.scope), (tx) =>
    listLogLines(tx, {
      merchantId: input.scope.merchantId,
      events: input.events ?? null,
      deviceIds: input.deviceIds ?? null,
      before: input.cursor ? decodeCursor(input.cursor) : null,
      limit: input.limit + 1,
    }),
  );
  const page = lines.slice(0, input.limit);
  const last = lines.length > input.limit ? page.at(-1) : undefined;
  return {
    items: page.map((line) => viewOf(line, input.language)),
    nextCursor: last ? encodeCursor({ occurredAt: last.listedAt, id: last.id }) : null,
  };
}

/** The date is that of the order: what a till's own clock said is in the message, where it differs. */
export function viewOf(
  { facts, listedAt, occurredAt, arrivedAt, timeZone, ...line }: LogLine,
  language: Language,
): LogEntryView {
  const remark = arrivedAt && clockRemark({ occurredAt, arrivedAt, timeZone }, language);
  const message = logMessage({ event: line.event, facts } as LogRecord, language);
  return {
    ...line,
    occurredAt: listedAt.toISOString(),
    level: LOG_LEVELS[line.event],
    message: remark ? `${message} ${remark}` : message,
  };
}
