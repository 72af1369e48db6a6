import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../merchants/merchant-scope.ts';
import { readLogFilter, type WantedLog } from './log-filter.ts';
import { countLogLines, estimateLogLines } from './log-lines.queries.ts';

/** Up to how many lines are counted one by one. */
const COUNTED = 10_000;

export interface CountLogInput {
  readonly scope: MerchantScope;
  readonly language: Language;
  readonly wanted: WantedLog;
}

/** How many lines a filter leaves: counted as far as that is quick, estimated beyond. @throws AppError validation-failed */
export async function countLog(
  database: Database,
  { scope, language, wanted }: CountLogInput,
): Promise<{ count: number; isExact: boolean }> {
  const { filter } = await readLogFilter(database, scope, { wanted, language });
  return database.transaction(scopeOf(scope), async (tx) => {
    const { count, since } = (await countLogLines(tx, filter, COUNTED + 1)) ?? { count: 0, since: null };
    if (count <= COUNTED || !since) return { count, isExact: true };
    // What is wrong in the expectation is wrong alike for the lines that were counted.
    const [whole, part] = [await estimateLogLines(tx, filter), await estimateLogLines(tx, { ...filter, start: since })];
    return { count: Math.max(count, Math.round((count * whole) / Math.max(1, part))), isExact: false };
  });
}
