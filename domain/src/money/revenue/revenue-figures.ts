import type { Figures, Measure } from '../../base/figures/figure-section.ts';
import type { Recurring, RevenueFigures } from './add-up-revenue.ts';

/** Grouping of the rows of a revenue report. Plan, partner and sector are those of today. */
export const REVENUE_GROUPS = ['month', 'plan', 'partner', 'sector'] as const;
export type RevenueGroup = (typeof REVENUE_GROUPS)[number];

/** Changes of the recurring revenue, and the churn, which is no change of its own: its merchants had paused before. */
export const MOVEMENTS = ['new', 'resumed', 'changed', 'paused', 'churned'] as const;

/** The figures of a revenue report that have merchants behind them. */
export const REVENUE_FIGURES = ['opening', ...MOVEMENTS, 'closing', 'invoiced', 'credited'] as const;
export type RevenueFigure = (typeof REVENUE_FIGURES)[number];

/** The figures of a revenue in the form of every section; what recurs has no taxes. */
export function asFigures(figures: RevenueFigures): Figures<RevenueFigure, Exclude<Measure, 'days'>> {
  const { invoiced, credited } = figures;
  return {
    opening: withoutTaxes(figures.opening),
    new: withoutTaxes(figures.new),
    resumed: withoutTaxes(figures.resumed),
    changed: withoutTaxes(figures.changed),
    paused: withoutTaxes(figures.paused),
    churned: withoutTaxes(figures.churned),
    closing: withoutTaxes(figures.closing),
    invoiced,
    credited,
  };
}

const withoutTaxes = ({ count, cents }: Recurring) => ({
  count,
  subtotalCents: cents,
  gstCents: 0,
  qstCents: 0,
  totalCents: cents,
});
