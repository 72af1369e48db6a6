import { LOG_START } from '@comptoir/domain/base/activity-log/log-head';
import { ArchiveError } from './archive-file.ts';
import { listDaysToCheck, listSealingMerchants, type JoinedDay } from './log-heads.store.ts';
import { readSealedLines, type LogPlaces } from './read-sealed-lines.ts';
import { openDay, type OpenDay } from './seal-day.ts';
import type { ListedSealed } from './sealed-lines.queries.ts';

/** A sealed day that is no longer as it was. `gap`: it does not begin where the day before ended. `unreadable`: its file cannot be read. */
export interface LogFault {
  readonly kind: 'differs' | 'gap' | 'unreadable';
  readonly merchantId: string;
  readonly day: string;
  readonly sealedLines: number;
  readonly foundLines: number;
}

/** Result of following the seals. */
export interface LogVerdict {
  readonly days: number;
  readonly faults: readonly LogFault[];
}

/** Follows sealed days of every log: all of them, or those whose turn it is on a night. One merchant at a time is handed to `found`. */
export async function verifyLog(
  places: LogPlaces,
  { night, found = async () => {} }: { night: number | null; found?: (faults: readonly LogFault[]) => Promise<void> },
): Promise<LogVerdict> {
  const { database } = places;
  const merchants = await database.transaction({ role: 'system' }, (tx) => listSealingMerchants(tx));
  const faults: LogFault[] = [];
  let days = 0;
  for (const { id: merchantId } of merchants) {
    const sealed = await database.transaction({ role: 'system' }, (tx) => listDaysToCheck(tx, { merchantId, night }));
    const itsFaults = [];
    for (const day of sealed) itsFaults.push(...(await followTwice(places, merchantId, day)));
    if (itsFaults.length > 0) await found(itsFaults);
    faults.push(...itsFaults);
    days += sealed.length;
  }
  return { days, faults };
}

/** A month that was moved into its file while it was read is read again. */
async function followTwice(places: LogPlaces, merchantId: string, sealed: JoinedDay): Promise<LogFault[]> {
  const faults = await followDay(places, merchantId, sealed);
  return faults.length === 0 ? faults : followDay(places, merchantId, sealed);
}

async function followDay(places: LogPlaces, merchantId: string, sealed: JoinedDay): Promise<LogFault[]> {
  const { day, startsAt, endsAt } = sealed;
  const open = openDay({ merchantId, day, previous: sealed.previous ?? LOG_START });
  const isRead = await readInto(open, readSealedLines(places, { merchantId, start: startsAt, end: endsAt }));
  const found = open.close();
  const fault = { merchantId, day, sealedLines: sealed.lines, foundLines: found.lines };
  if (!isRead) return [{ kind: 'unreadable', ...fault }];
  if (startsAt?.getTime() !== sealed.previousEndsAt?.getTime()) return [{ kind: 'gap', ...fault }];
  const isSame = found.sha256 === sealed.sha256 && found.lines === sealed.lines && found.lastId === sealed.lastId;
  return isSame ? [] : [{ kind: 'differs', ...fault }];
}

/** Adds the lines to a day; false where one cannot be read. A database that does not answer is no fault of the log. */
async function readInto(open: OpenDay, lines: AsyncIterable<ListedSealed>): Promise<boolean> {
  try {
    for await (const line of lines) open.add(line);
    return true;
  } catch (error) {
    if (error instanceof ArchiveError) return false;
    throw error;
  }
}
