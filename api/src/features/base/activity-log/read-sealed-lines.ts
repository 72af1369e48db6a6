import type { SealedLine } from '@comptoir/domain/base/activity-log/log-head';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { archivePath, monthSpan, readPart } from './archive-file.ts';
import { listArchivedMonths, type ArchivedMonth } from './log-archives.store.ts';
import { listSealedLines, type ListedSealed, type SealedKey } from './sealed-lines.queries.ts';

const PAGE = 2000;

/** A merchant's log from one instant to another, which is not in it; `start` null: from its beginning. */
export interface LogSpan {
  readonly merchantId: string;
  readonly start: Date | null;
  readonly end: Date;
}

/** Places of lines: the database, and files of a folder for older ones. `scope`: the reader's; the system unless it is given. */
export interface LogPlaces {
  readonly database: Database;
  readonly folder: string;
  readonly scope?: Scope;
}

const SYSTEM = { role: 'system' } as const;

/**
 * The lines of a log as they are sealed, in the order in which they are listed, from files and from the database alike. @throws Error when a
 * file cannot be read
 */
export async function* readSealedLines(places: LogPlaces, span: LogSpan): AsyncGenerator<ListedSealed> {
  const { database, scope = SYSTEM } = places;
  // a month that leaves the database meanwhile is missed by both, which its reader notices
  const months = await database.transaction(scope, (tx) => listArchivedMonths(tx, span.merchantId));
  const archived = readMonths(places.folder, months, span);
  const kept = readKeptLines(database, span, scope);
  let [old, recent] = await Promise.all([archived.next(), kept.next()]);
  while (!old.done || !recent.done) {
    if (!old.done && (recent.done || isBefore(old.value, recent.value))) {
      yield old.value;
      old = await archived.next();
    } else if (!recent.done) {
      yield recent.value;
      recent = await kept.next();
    }
  }
}

const isBefore = (a: ListedSealed, b: ListedSealed): boolean => orderOf(a.line) < orderOf(b.line);

/** Lines are listed when they arrived, or when they happened; instants compare as text. */
const instantOf = ({ arrivedAt, occurredAt }: SealedLine): string => String(arrivedAt ?? occurredAt);
const orderOf = (line: SealedLine): string => `${instantOf(line)} ${line.id}`;

/** Lists the part of a log in the database, a page at a time. */
export async function* readKeptLines(
  database: Database,
  span: LogSpan,
  scope: Scope = SYSTEM,
): AsyncGenerator<ListedSealed> {
  let after: SealedKey | null = null;
  for (;;) {
    const from: SealedKey | null = after;
    const lines: ListedSealed[] = await database.transaction(scope, (tx) =>
      listSealedLines(tx, { ...span, after: from, limit: PAGE }),
    );
    yield* lines;
    const last = lines.at(-1);
    if (!last || lines.length < PAGE) return;
    after = { at: last.key, id: last.line.id };
  }
}

/** Lines of a merchant's months from one instant to another, out of their files. @throws ArchiveError */
export async function* readMonths(
  folder: string,
  months: readonly ArchivedMonth[],
  { start, end }: Omit<LogSpan, 'merchantId'>,
): AsyncGenerator<ListedSealed> {
  for (const part of months) {
    const month = monthSpan(part.month);
    if (month.start >= end || (start && month.end <= start)) continue;
    for await (const text of readPart(archivePath(folder, part.month), part)) {
      const line = JSON.parse(text) as SealedLine;
      const key = instantOf(line);
      const listedAt = new Date(key);
      if ((!start || listedAt >= start) && listedAt < end) yield { listedAt, key, line };
    }
  }
}
