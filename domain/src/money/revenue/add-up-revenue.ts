import type { MOVEMENTS } from './revenue-figures.ts';

/** Merchants, and what they pay a month before taxes. */
export interface Recurring {
  readonly count: number;
  readonly cents: number;
}

/** Documents and their amounts. */
interface Documents {
  readonly count: number;
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly totalCents: number;
}

type Movement = (typeof MOVEMENTS)[number];

/**
 * The figures of a period: the recurring revenue before its first day, what changed it, and what it is after its last day;
 * the invoices and the credit notes made in it. All counts and sums, so that figures of parts add up to those of the whole.
 */
export interface RevenueFigures extends Readonly<Record<Movement, Recurring>> {
  readonly opening: Recurring;
  readonly closing: Recurring;
  readonly invoiced: Documents;
  readonly credited: Documents;
}

/** A sum as it is counted: of a figure, in a part of the whole. */
export interface RevenueSum extends Documents {
  readonly figure: Exclude<keyof RevenueFigures, 'closing'>;
}

const NONE: Recurring = { count: 0, cents: 0 };
const NO_DOCUMENTS: Documents = { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 };

/** The figures that some sums come to. `opening` is what they begin with, where it is not one of the sums. */
export function addUpRevenue(sums: readonly RevenueSum[], opening: Recurring = NONE): RevenueFigures {
  const documents = (figure: 'invoiced' | 'credited'): Documents =>
    sums
      .filter((sum) => sum.figure === figure)
      .reduce(
        (all, one) => ({
          count: all.count + one.count,
          subtotalCents: all.subtotalCents + one.subtotalCents,
          gstCents: all.gstCents + one.gstCents,
          qstCents: all.qstCents + one.qstCents,
          totalCents: all.totalCents + one.totalCents,
        }),
        NO_DOCUMENTS,
      );
  const recurring = (figure: RevenueSum['figure']): Recurring =>
    sums
      .filter((sum) => sum.figure === figure)
      .reduce((all, one) => ({ count: all.count + one.count, cents: all.cents + one.subtotalCents }), NONE);
  const figures = {
    opening: sumOf(opening, recurring('opening')),
    new: recurring('new'),
    resumed: recurring('resumed'),
    changed: recurring('changed'),
    paused: recurring('paused'),
    churned: recurring('churned'),
  };
  return { ...figures, closing: closingOf(figures), invoiced: documents('invoiced'), credited: documents('credited') };
}

const sumOf = (one: Recurring, other: Recurring): Recurring => ({
  count: one.count + other.count,
  cents: one.cents + other.cents,
});

/** A changed price leaves the merchants as many as they were. */
const closingOf = (figures: Readonly<Record<'opening' | 'new' | 'resumed' | 'changed' | 'paused', Recurring>>) => ({
  count: figures.opening.count + figures.new.count + figures.resumed.count - figures.paused.count,
  cents:
    figures.opening.cents + figures.new.cents + figures.resumed.cents + figures.changed.cents - figures.paused.cents,
});
