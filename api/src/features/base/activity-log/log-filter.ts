import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { PROBLEM_EVENTS } from '@comptoir/domain/base/activity-log/log-catalogue';
import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import { searchLog, type LogWord } from '@comptoir/domain/base/activity-log/search-log';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import { readMerchant } from '../merchants/read-merchant.ts';

/** Filter of a call, as it comes: days of the merchant's zone, both included. */
export interface WantedLog {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly problems?: boolean | undefined;
  readonly events?: readonly LogEvent[] | undefined;
  readonly deviceIds?: readonly string[] | undefined;
}

/** Filter of lines; null is no condition. `start` is in it, `end` is not; both are instants, or without end. */
export interface LogFilter {
  readonly merchantId: string;
  readonly events: readonly LogEvent[] | null;
  readonly deviceIds: readonly string[] | null;
  readonly words: readonly LogWord[] | null;
  readonly start: Date | '-infinity';
  readonly end: Date | 'infinity';
}

/** A filter, and the midnight after a day that the reader wants to jump to. */
export interface ReadFilter {
  readonly filter: LogFilter;
  readonly until: Date | null;
}

/** Reads the filter of a call, by the clock of the merchant, which is looked up for days alone. @throws AppError validation-failed */
export async function readLogFilter(
  database: Database,
  scope: MerchantScope,
  { wanted, language }: { wanted: WantedLog & { at?: string | undefined }; language: Language },
): Promise<ReadFilter> {
  const { from, to, at } = wanted;
  if (from && to && from > to) throw new AppError('validation-failed', [{ path: 'from', rule: 'after-end' }]);
  const filter = { ...chosenBy(wanted, language), merchantId: scope.merchantId };
  if (!from && !to && !at) return { filter: { ...filter, start: '-infinity', end: 'infinity' }, until: null };
  const { timeZone } = await readMerchant(database, scopeOf(scope), scope.merchantId);
  return {
    filter: {
      ...filter,
      start: from ? midnightOf(from, timeZone) : '-infinity',
      end: to ? midnightOf(dayAfter(to), timeZone) : 'infinity',
    },
    until: at ? midnightOf(dayAfter(at), timeZone) : null,
  };
}

function chosenBy({ q = '', problems, events, deviceIds }: WantedLog, language: Language) {
  const words = searchLog(q, language);
  const chosen = problems ? PROBLEM_EVENTS.filter((event) => !events || events.includes(event)) : events;
  return { events: chosen ?? null, deviceIds: deviceIds ?? null, words: words.length > 0 ? words : null };
}
