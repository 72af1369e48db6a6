import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import { readMark, writeMark, type Mark } from '../../../platform/continuity/mark-file.ts';
import { forgetRestoredFlag, readRestoredFlag, type RestoredFlag } from '../../../platform/continuity/restored-flag.ts';
import { countMark, insertRestore, raiseMark, type CountedMark, type RestoreReason } from './restores.store.ts';

export interface MarkDeps extends Pick<Dependencies, 'database' | 'log' | 'now'> {
  readonly dataDir: string;
}

/**
 * Says in the database and in a file beside it that this server is there, each time with a higher count. A file that is ahead
 * of the database knows of a later state than the database does: an older copy was put back. That is kept in the database,
 * for every server that uses it. Returns whether it was noticed this time.
 */
export async function noticeRestore({ database, dataDir, log, now }: MarkDeps): Promise<boolean> {
  const [mark, said] = [readMark(dataDir), readRestoredFlag(dataDir)];
  const serverId = mark?.serverId ?? randomUUID();
  const at = now();
  const { next, reason } = await database.transaction({ role: 'system' }, async (tx) => {
    const counted = await countMark(tx, serverId, at);
    const found = reasonFor({ mark, said, counted });
    const beyond = nextMark(serverId, mark, counted);
    raiseMark(tx, serverId, beyond.count);
    const [dataUntil, positions] = [knownUntil(said, counted, at), said?.positions ?? {}];
    if (found) insertRestore(tx, { noticedAt: at, reason: found, dataUntil, positions, ...beyond });
    return { next: beyond, reason: found };
  });
  // The file after the database: whatever ends us in between leaves the file behind, which means nothing.
  writeMark(dataDir, next);
  if (said) forgetRestoredFlag(dataDir);
  if (reason)
    log.warn({ reason }, 'an older copy of the database was put back: nothing is charged until it is reconciled');
  return reason !== null;
}

interface Signs {
  readonly mark: Mark | null;
  readonly said: RestoredFlag | null;
  readonly counted: CountedMark;
}

/**
 * A new folder is ordinary on a new database, and beside servers that are at work: they would have noticed. On a database
 * that others have used and no one uses now, no one knows what it has missed.
 */
function reasonFor({ mark, said, counted }: Signs): RestoreReason | null {
  if (said) return said.reason;
  if (mark) return counted.count <= mark.count ? 'mark-behind' : null;
  return counted.lastMarkedAt !== null && !counted.isAnybodyAlive ? 'no-mark' : null;
}

const nextMark = (serverId: string, mark: Mark | null, counted: CountedMark): Mark => ({
  serverId,
  count: Math.max(counted.count, (mark?.count ?? 0) + 1),
  highestInvoice: Math.max(counted.highestInvoice, mark?.highestInvoice ?? 0),
  highestCredit: Math.max(counted.highestCredit, mark?.highestCredit ?? 0),
});

/** The last sign of life in the copy is about when it was made. */
function knownUntil(said: RestoredFlag | null, { lastMarkedAt }: CountedMark, now: Date): Date {
  const known = [said?.dataUntil ? new Date(said.dataUntil) : null, lastMarkedAt].flatMap((at) => at ?? []);
  return known.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? now;
}
