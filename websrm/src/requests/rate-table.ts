import type { UnsignedTransaction } from './transaction.ts';

/**
 * Rates of both taxes from a day (`YYYY-MM-DD`) on, until the next, in millionths, and the letters that an imposed gratuity bears. This
 * language knows no rate of its own: whoever checks a transaction says which were law when.
 */
export interface RatePeriod {
  readonly from: string;
  readonly gst: number;
  readonly qst: number;
  readonly service: 'F' | 'P' | 'FP' | 'NON';
}

/** Periods of equal rates, oldest first. The first also holds for the days before it. */
export type RateTable = readonly RatePeriod[];

/**
 * The periods that a transaction may be taxed by, the one of its own day first: also that of the evening before, when an order was begun
 * then; those to come, when its event may be then; and any, when it follows another bill, whose day need not be its own. Source: decision 199.
 */
export function periodsOf(t: Taxed, table: RateTable): RatePeriod[] {
  const day = dayOf(t.datTrans);
  const own = [periodOn(table, day), periodOn(table, dayBefore(day))];
  const others = (t.refs ?? []).length > 0 ? table : table.filter(({ from }) => isAhead(t) && from > day);
  return [...new Set([...own, ...others])];
}

type Taxed = Pick<UnsignedTransaction, 'typTrans' | 'datTrans' | 'mont' | 'refs'>;

/** The period that a day (`YYYY-MM-DD`) lies in. @throws RangeError for a table without a row */
export function periodOn(table: RateTable, day: string): RatePeriod {
  const period = table.findLast(({ from }) => from <= day) ?? table[0];
  if (period === undefined) throw new RangeError('a table of rates has a row');
  return period;
}

/** The day of a stamp `AAAAMMJJhhmmss`, as `YYYY-MM-DD`. */
export const dayOf = (stamp: string): string => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;

/** An estimate, a quote or what is paid in parts: its event may still come. */
const isAhead = ({ typTrans, mont }: Taxed): boolean =>
  typTrans === 'ESTM' || typTrans === 'SOUM' || mont.versActu !== undefined;

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
