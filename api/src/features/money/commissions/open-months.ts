import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import {
  entryOf,
  monthOf,
  type CommissionEntry,
  type DatedRate,
  type Month,
} from '@comptoir/domain/money/commissions/commission';
import { byStatement, firstDayOf, monthsToClose } from '@comptoir/domain/money/commissions/commission-months';
import type { Transaction } from '../../../platform/database/database.ts';
import { findLastClosed, listOpenChanges, listRates } from './commissions.store.ts';

export interface OpenMonths {
  readonly rates: readonly DatedRate[];
  /** Those that are over and wait to be closed, oldest first. */
  readonly over: readonly Month[];
  /** The entries of those, and of this month where a rate has begun. */
  readonly entries: ReadonlyMap<Month, readonly CommissionEntry[]>;
}

/** Reads the entries that are in no statement of a partner yet, by month, under the scope `system`. */
export async function readOpenMonths(tx: Transaction, partnerId: string, now: Date): Promise<OpenMonths> {
  const [rates, closed] = [await listRates(tx, partnerId), await findLastClosed(tx, partnerId)];
  const today = quebecDayOf(now);
  const over = monthsToClose({ rates, closed, today });
  const first = rates.at(-1)?.from;
  if (first === undefined || first > monthOf(today)) return { rates, over, entries: new Map() };
  const { start } = boundsOfQuebecDay(firstDayOf(first));
  const changes = await listOpenChanges(tx, { partnerId, start, until: now });
  const entries = changes.flatMap((change) => entryOf(change, rates) ?? []);
  return { rates, over, entries: byStatement(entries, [...over, monthOf(today)]) };
}
