import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { planOnce } from '../../../platform/database/plan-once.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import { readLogFilter, type LogFilter, type WantedLog } from './log-filter.ts';
import { countLogLines, estimateLogLines, type CountedLines } from './log-lines.queries.ts';

/** Most lines that are looked at, the newest: as many as a tenth of a second is enough for. Looking for words takes longest. */
const MOST_LOOKED_AT = { all: 10_000, kinds: 40_000, words: 20_000 };

export interface CountLogInput {
  readonly scope: MerchantScope;
  readonly language: Language;
  readonly wanted: WantedLog;
}

/** Counts the lines that a filter leaves: exactly as far as that is quick, estimated beyond. @throws AppError validation-failed */
export async function countLog(
  database: Database,
  { scope, language, wanted }: CountLogInput,
): Promise<{ count: number; isExact: boolean }> {
  const { filter } = await readLogFilter(database, scope, { wanted, language });
  return database.transaction(scopeOf(scope), async (tx) => {
    planOnce(tx);
    const most = MOST_LOOKED_AT[howToLook(filter)];
    const counted = (await countLogLines(tx, filter, most + 1)) ?? NOTHING;
    if (counted.looked <= most || !counted.since) return { count: counted.count, isExact: true };
    return { count: await estimate(tx, filter, counted), isExact: false };
  });
}

const howToLook = ({ words, events, deviceIds }: LogFilter): keyof typeof MOST_LOOKED_AT =>
  words ? 'words' : events || deviceIds ? 'kinds' : 'all';

const NOTHING: CountedLines = { count: 0, looked: 0, since: null };

/** Estimates the count of the whole time, as if all of it were like the part looked at. Errors of both estimates are alike. */
async function estimate(tx: Transaction, filter: LogFilter, { count, since }: CountedLines): Promise<number> {
  const [whole, part] = [
    await estimateLogLines(tx, filter),
    await estimateLogLines(tx, { ...filter, start: since ?? filter.start }),
  ];
  return Math.max(count, Math.round((count * whole) / Math.max(1, part)));
}
