import { beforeFirstDay, daysToSeal, LOG_START, type DayToSeal } from '@comptoir/domain/base/activity-log/log-head';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  findOldestLine,
  insertLogHeads,
  listSealingMerchants,
  type SealedDay,
  type SealingMerchant,
} from './log-heads.store.ts';
import { readKeptLines } from './read-sealed-lines.ts';
import { openDay } from './seal-day.ts';

export type SealLogDeps = Pick<Dependencies, 'database' | 'now'>;

/** No transaction takes as long that writes a line: what happened before a day ended is there by then. */
const SEALED_AFTER_MS = 2 * 3_600_000;

/** Most days of a merchant that are read at once. */
const MOST_DAYS = 60;

/**
 * Seals every day of every log that has ended by the clock of its merchant. @returns how many days were sealed. What a till or the provider of
 * payments reports later is listed when it is reported, so that a sealed day never changes.
 */
export async function sealLog(deps: SealLogDeps): Promise<number> {
  const merchants = await deps.database.transaction({ role: 'system' }, (tx) => listSealingMerchants(tx));
  let sealed = 0;
  for (const merchant of merchants) {
    let last = merchant.last;
    for (;;) {
      const days: readonly SealedDay[] = await sealDays(deps, { ...merchant, last });
      sealed += days.length;
      last = days.at(-1) ?? last;
      if (days.length < MOST_DAYS) break;
    }
  }
  return sealed;
}

async function sealDays({ database, now }: SealLogDeps, merchant: SealingMerchant): Promise<SealedDay[]> {
  const { id: merchantId, zone, last } = merchant;
  const before = last ?? (await beforeItsFirstDay(database, merchant));
  if (!before) return [];
  const until = new Date(now().getTime() - SEALED_AFTER_MS);
  const wanted = daysToSeal(before, { zone, until, most: MOST_DAYS });
  const days = await readDays(database, { merchantId, wanted, last });
  const heads = { merchantId, sealedAt: now(), days };
  if (days.length > 0) await database.transaction({ role: 'system' }, (tx) => insertLogHeads(tx, heads));
  return days;
}

async function beforeItsFirstDay(database: Database, { id, zone }: SealingMerchant) {
  const oldest = await database.transaction({ role: 'system' }, (tx) => findOldestLine(tx, id));
  return oldest && beforeFirstDay(oldest, zone);
}

/** Reads the lines of days that follow each other, once, and closes each day as the next one begins. */
async function readDays(
  database: Database,
  { merchantId, wanted, last }: { merchantId: string; wanted: readonly DayToSeal[]; last: SealedDay | null },
): Promise<SealedDay[]> {
  const end = wanted.at(-1)?.endsAt;
  if (!end) return [];
  const sealed: SealedDay[] = [];
  // the first day of a log has all that there is before its end
  const [start, first] = last ? [last.endsAt, last.sha256] : [null, LOG_START];
  let previous = first;
  const lines = readKeptLines(database, { merchantId, start, end });
  let next = await lines.next();
  for (const [index, { day, startsAt, endsAt }] of wanted.entries()) {
    const open = openDay({ merchantId, day, previous });
    for (; !next.done && next.value.listedAt < endsAt; next = await lines.next()) open.add(next.value);
    const head = open.close();
    sealed.push({ ...head, startsAt: index === 0 ? start : startsAt, endsAt });
    previous = head.sha256;
  }
  return sealed;
}
