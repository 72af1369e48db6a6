import { lineText } from '@comptoir/domain/base/activity-log/log-head';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database } from '../../../platform/database/database.ts';
import { monthSpan, writeArchive, type ArchivedText } from './archive-file.ts';
import { detachMonth, findOldestMonth, listMerchantIds } from './log-archives.store.ts';
import { readKeptLines } from './read-sealed-lines.ts';

export interface ArchiveLogDeps extends Pick<Dependencies, 'database' | 'upkeep' | 'now' | 'log'> {
  readonly config: { readonly logArchiveDir: string; readonly logMonths: number };
}

const SYSTEM = { role: 'system' } as const;

/**
 * Moves the months of the log that are older than they are kept in the database into files, the oldest first, all merchants at once. A month
 * leaves the database when its file has been written, read back and found right, and the log has not grown since; a crash at any moment leaves
 * it where it was, or in both until the transaction ends. @returns the months that were moved
 */
export async function archiveLog(deps: ArchiveLogDeps): Promise<Day[]> {
  const { database, upkeep, log, config } = deps;
  const before = firstKept(deps.now(), config.logMonths);
  const moved: Day[] = [];
  for (;;) {
    const month = await database.transaction(SYSTEM, (tx) => findOldestMonth(tx, before));
    if (month === null || moved.includes(month)) return moved;
    const merchants = await database.transaction(SYSTEM, (tx) => listMerchantIds(tx));
    const written = await writeArchive(config.logArchiveDir, { month, merchants: linesOf(deps, { month, merchants }) });
    await upkeep.transaction(SYSTEM, (tx) => detachMonth(tx, written));
    log.info({ month, lines: written.lines, sha256: written.sha256 }, 'a month of the log is in a file now');
    moved.push(month);
  }
}

/** The beginning of the first month that stays in the database. */
const firstKept = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));

function* linesOf(
  { database }: ArchiveLogDeps,
  { month, merchants }: { month: Day; merchants: readonly string[] },
): Generator<{ id: string; lines: AsyncIterable<ArchivedText> }> {
  for (const id of merchants) yield { id, lines: textsOf(database, id, month) };
}

async function* textsOf(database: Database, merchantId: string, month: Day): AsyncGenerator<ArchivedText> {
  for await (const { line } of readKeptLines(database, { merchantId, ...monthSpan(month) }))
    yield { id: line.id, text: lineText(line).trimEnd() };
}
