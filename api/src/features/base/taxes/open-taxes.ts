import { calendarsBefore, extendCalendar } from '@comptoir/domain/base/taxes/announced-row';
import type { TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { putInForce } from './calendar-in-force.ts';
import { listKeptRows } from './taxes.store.ts';

/** Keeper of the calendar that this server goes by. */
export interface Taxes {
  readonly calendar: () => TaxCalendar;
  /** Reads the rows again, and has every other server do so. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

export interface TaxesDeps {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Name under which a change is announced. */
const CHANGED = 'tax-calendar';

/** An announcement may be lost with its connection. No row begins on the day that it is confirmed, so that a minute is soon enough. */
const REFRESH_MS = 60_000;

/** Reads the calendar once, and again when it changes: nothing that is billed asks the database for it. @throws DatabaseError */
export async function openTaxes({ database, announcements, log }: TaxesDeps): Promise<Taxes> {
  const read = async (): Promise<TaxCalendar> => {
    const rows = await database.transaction({ role: 'system' }, listKeptRows);
    const { calendar, leftOut } = extendCalendar(rows);
    if (leftOut.length > 0) log.warn({ leftOut: leftOut.length }, 'the program has rows of its own for announced ones');
    putInForce(calendar, calendarsBefore(rows.filter(({ isConfirmed }) => isConfirmed)));
    return calendar;
  };
  let known = await read();
  let reading: Promise<unknown> = Promise.resolve();
  // one after the other: of two that are read at once, the one that comes last may be the older
  const readAgain = async (): Promise<void> => {
    const before = reading;
    const next = before.catch(() => {}).then(read);
    reading = next;
    known = await next;
  };
  const tryAgain = (): void =>
    void readAgain().catch((error: unknown) => log.warn({ err: error }, 'the tax calendar was not read'));
  const stop = announcements.subscribe(CHANGED, tryAgain);
  const timer = setInterval(tryAgain, REFRESH_MS).unref();
  return {
    calendar: () => known,
    refresh: async () => {
      announcements.publish(CHANGED);
      await readAgain();
    },
    close: () => {
      stop();
      clearInterval(timer);
    },
  };
}
