import { journalOf, type JournalEntry, type Posting } from '../../base/accounting/journal.ts';
import { cents } from '../../base/amounts/cents.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';
import { REVENUE_ACCOUNTS, type RevenueAccount } from './revenue-accounts.ts';

/** Event of a day of Québec: invoices made, invoices paid, credit notes made, money refunded by card. */
export type RevenueEvent = 'invoiced' | 'paid' | 'credited' | 'refunded';

/** Sums of the documents of a day, in cents; parts that an event has none of are zero. */
export interface RevenueInADay {
  readonly day: Day;
  readonly event: RevenueEvent;
  readonly serviceCents: number;
  readonly installationCents: number;
  /** Zero or negative. */
  readonly discountCents: number;
  /** Before tax: of invoices what the three before come to. */
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly totalCents: number;
}

/** Our own invoices as an entry for each day: what is invoiced is owed, what a card pays is owed no more, and credit notes the other way. */
export const revenueJournal = (days: readonly RevenueInADay[]): JournalEntry<RevenueAccount>[] =>
  journalOf(
    days.flatMap((sums) =>
      POSTINGS[sums.event](sums).map(([account, amount]) => ({ day: sums.day, account, amount: cents(amount) })),
    ) satisfies Posting<RevenueAccount>[],
    { keys: REVENUE_ACCOUNTS, prefix: 'R', rest: 'receivable' },
  );

type Postings = (sums: RevenueInADay) => readonly (readonly [RevenueAccount, number])[];

const POSTINGS: Readonly<Record<RevenueEvent, Postings>> = {
  invoiced: (sums) => [
    ['receivable', sums.totalCents],
    ['service', -sums.serviceCents],
    ['installation', -sums.installationCents],
    ['discounts', -sums.discountCents],
    ['gst', -sums.gstCents],
    ['qst', -sums.qstCents],
  ],
  paid: ({ totalCents }) => [
    ['card', totalCents],
    ['receivable', -totalCents],
  ],
  credited: (sums) => [
    ['receivable', -sums.totalCents],
    ['credits', sums.subtotalCents],
    ['gst', sums.gstCents],
    ['qst', sums.qstCents],
  ],
  refunded: ({ totalCents }) => [
    ['receivable', totalCents],
    ['card', -totalCents],
  ],
};
