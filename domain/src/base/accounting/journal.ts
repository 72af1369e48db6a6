import { cents, type Cents } from '../amounts/cents.ts';
import type { Day } from '../calendar/calendar-day.ts';
import { referenceOf, type Account, type JournalFormat } from './account.ts';

/** Amount booked on an account, in cents: a debit is positive, a credit negative, and none is zero. */
export interface JournalLine<Key extends string> {
  readonly account: Key;
  readonly amount: Cents;
}

/** Entry of a day: its lines add up to zero. `number` is the same each time that the day is written. */
export interface JournalEntry<Key extends string> {
  readonly number: string;
  readonly day: Day;
  readonly lines: readonly JournalLine<Key>[];
}

/** Something to be booked: on which day, on which account, how much. */
export interface Posting<Key extends string> extends JournalLine<Key> {
  readonly day: Day;
}

interface Books<Key extends string> {
  /** Every account, in the order of the lines. */
  readonly keys: readonly Key[];
  /** Prefix of numbers. */
  readonly prefix: string;
  /** The account that takes what a day is off by, so that debits are credits to the cent whatever is booked. */
  readonly rest: Key;
}

/** An entry for each day, one line for each account that it touches; a day on which all comes to nothing has none. */
export function journalOf<Key extends string>(
  postings: Iterable<Posting<Key>>,
  { keys, prefix, rest }: Books<Key>,
): JournalEntry<Key>[] {
  const days = new Map<Day, Map<Key, number>>();
  for (const { day, account, amount } of postings) {
    const sums = days.get(day) ?? new Map<Key, number>();
    days.set(day, sums.set(account, (sums.get(account) ?? 0) + amount));
  }
  return [...days.keys()].sort().flatMap((day) => {
    const sums = days.get(day) ?? new Map<Key, number>();
    const off = [...sums.values()].reduce((sum, next) => sum + next, 0);
    sums.set(rest, (sums.get(rest) ?? 0) - off);
    const lines = keys
      .map((account) => ({ account, amount: cents(sums.get(account) ?? 0) }))
      .filter(({ amount }) => amount !== 0);
    return lines.length > 0 ? [{ number: `${prefix}-${day}`, day, lines }] : [];
  });
}

/** The accounts that entries are booked on and that a program could not find, in the order in which they come up. */
export const listMissingAccounts = <Key extends string>(
  entries: readonly JournalEntry<Key>[],
  accounts: Partial<Readonly<Record<Key, Account>>>,
  format: JournalFormat,
): Key[] => [
  ...new Set(
    entries
      .flatMap(({ lines }) => lines.map(({ account }) => account))
      .filter((account) => referenceOf(format, accounts[account]) === ''),
  ),
];
