import { orderLogExport as endpoint } from '@comptoir/contract/base/activity-log';
import { isLargeExport, MOST_ROWS_AT_ONCE } from '@comptoir/domain/base/exports/export-state';
import type { OrderedFile } from '../exports/export-writer.ts';
import { orderExport } from '../exports/order-export.ts';
import { scopeOf, type MerchantScope } from '../access/merchant-scope.ts';
import type { File } from '../../../platform/http/route.ts';
import { countExportedLines } from './activity-log.queries.ts';
import { countArchivedLines } from './archived-export.ts';
import { readExportChoice, type ExportChoice } from './export-choice.ts';
import { entryOf, type AskedExport, type ExportLogDeps } from './export-log.ts';
import { writeLog } from '../record/write-log.ts';
import { writeLogFile } from './write-log-file.ts';

/** Counts the lines of a choice, as far as they are exported at once. @throws AppError validation-failed, not-found */
export async function sizeLogExport(
  deps: ExportLogDeps,
  { scope, chosen }: { scope: MerchantScope; chosen: ExportChoice },
): Promise<{ count: number; isLarge: boolean }> {
  const { filter } = await readExportChoice(deps, scope, chosen);
  const most = MOST_ROWS_AT_ONCE + 1;
  const folder = deps.config.logArchiveDir;
  const count = await deps.database.transaction(
    scopeOf(scope),
    async (tx) => (await countArchivedLines(tx, { folder, filter })) + (await countExportedLines(tx, filter, most)),
  );
  return { count: Math.min(count, MOST_ROWS_AT_ONCE), isLarge: isLargeExport(count) };
}

/** Has an export made by a job; that it was asked for is an event of the log. @throws AppError validation-failed, exports-under-way */
export async function orderLogExport(deps: ExportLogDeps, asked: AskedExport): Promise<{ id: string }> {
  const { scope, user, language, chosen } = asked;
  const { merchantId, format, ...wanted } = { ...chosen, merchantId: scope.merchantId };
  const choice = await readExportChoice(deps, scope, wanted);
  const id = await deps.database.transaction(scopeOf(scope), (tx) => {
    const askedAt = deps.now();
    writeLog(tx, [entryOf(asked, choice, askedAt)]);
    return orderExport(tx, { merchantId, userId: user.id, kind: 'log', wanted, format, language, askedAt });
  });
  deps.announcements.publish(merchantId);
  return { id };
}

/** Writes the file of an order. @throws AppError validation-failed, not-found */
export const writeOrderedLog =
  (deps: ExportLogDeps) =>
  async ({ wanted, ...order }: OrderedFile): Promise<File> => {
    const chosen = endpoint.body.omit({ format: true }).parse(wanted);
    return writeLogFile(deps, { ...order, choice: await readExportChoice(deps, order.scope, chosen) });
  };
