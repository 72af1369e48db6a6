import { applyRate, cents, sumCents, type Cents, type RateMillionths } from '../../base/amounts/cents.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';

/** A month of Québec, `YYYY-MM`. */
export type Month = string;

/** Partner's part of its merchants' payments: a share of the net before taxes, or an amount for each invoice. Decision 118. */
export type CommissionRate =
  | { readonly kind: 'percent'; readonly rate: RateMillionths }
  | { readonly kind: 'amount'; readonly amount: Cents };

/** A rate that holds from a month on, until the next one. */
export type DatedRate = CommissionRate & { readonly from: Month };

/**
 * Change of the amount that a merchant has paid of an invoice, before taxes: from nothing to what was charged when it was paid,
 * and down with each credit after that. `paidOn` and `on` are days of Québec.
 */
export interface CommissionedChange {
  readonly documentId: string;
  readonly kind: 'paid' | 'credited';
  readonly merchantId: string;
  readonly companyName: string;
  readonly paidOn: Day;
  readonly on: Day;
  readonly before: Cents;
  readonly after: Cents;
}

/** A change with what it comes to; both amounts are below zero for a credit. */
export interface CommissionEntry extends Pick<
  CommissionedChange,
  'documentId' | 'kind' | 'merchantId' | 'companyName'
> {
  readonly on: Day;
  readonly netCents: Cents;
  readonly commissionCents: Cents;
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The rate of a month; null before the first one. `rates` in any order. */
export function rateIn(rates: readonly DatedRate[], month: Month): DatedRate | null {
  const begun = rates.filter(({ from }) => from <= month);
  return begun.reduce<DatedRate | null>((last, rate) => (last && last.from > rate.from ? last : rate), null);
}

/** The commission on what has been paid of one invoice: nothing on nothing, also where it is an amount. */
export function commissionOn(net: Cents, rate: CommissionRate): Cents {
  if (net <= 0) return cents(0);
  return rate.kind === 'percent' ? applyRate(net, rate.rate) : rate.amount;
}

/**
 * Returns the commission of a change, at the rate of the month in which the invoice was paid: an invoice that is credited as a
 * whole, in however many parts, leaves exactly nothing. Null where that month has no rate.
 */
export function entryOf(change: CommissionedChange, rates: readonly DatedRate[]): CommissionEntry | null {
  const rate = rateIn(rates, monthOf(change.paidOn));
  if (!rate) return null;
  const { documentId, kind, merchantId, companyName, on, before, after } = change;
  const commissionCents = cents(commissionOn(after, rate) - commissionOn(before, rate));
  return { documentId, kind, merchantId, companyName, on, netCents: cents(after - before), commissionCents };
}

/** Sums of a statement for a merchant, or for all of them. `total`: earned less taken back. */
export interface CommissionSums {
  readonly invoices: number;
  readonly netCents: Cents;
  readonly earnedCents: Cents;
  readonly credits: number;
  readonly creditedCents: Cents;
  readonly takenBackCents: Cents;
  readonly totalCents: Cents;
}

export interface CommissionLine extends CommissionSums {
  readonly merchantId: string;
  readonly companyName: string;
}

/** The lines of a statement, by name, each with the last name that its merchant had; their sums add up to `addUpCommissions` of all. */
export function linesOf(entries: readonly CommissionEntry[]): CommissionLine[] {
  const groups = new Map<string, CommissionEntry[]>();
  for (const entry of entries) groups.set(entry.merchantId, [...(groups.get(entry.merchantId) ?? []), entry]);
  return [...groups]
    .map(([merchantId, own]) => ({ merchantId, companyName: own.at(-1)?.companyName ?? '', ...addUpCommissions(own) }))
    .sort((a, b) => a.companyName.localeCompare(b.companyName, 'fr') || (a.merchantId < b.merchantId ? -1 : 1));
}

/** Adds up entries. Credits are counted as the amount they take away, above zero. */
export function addUpCommissions(entries: readonly CommissionEntry[]): CommissionSums {
  const paid = entries.filter(({ kind }) => kind === 'paid');
  const credited = entries.filter(({ kind }) => kind === 'credited');
  const net = (some: readonly CommissionEntry[]): Cents => sumCents(some.map(({ netCents }) => netCents));
  const earned = (some: readonly CommissionEntry[]): Cents =>
    sumCents(some.map(({ commissionCents }) => commissionCents));
  return {
    invoices: paid.length,
    netCents: net(paid),
    earnedCents: earned(paid),
    credits: credited.length,
    creditedCents: cents(-net(credited)),
    takenBackCents: cents(-earned(credited)),
    totalCents: earned(entries),
  };
}
