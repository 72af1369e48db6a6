import type { Figures, FigureSection } from '../../base/figures/figure-section.ts';
import type { Recurring, RevenueFigures } from './add-up-revenue.ts';
import { REVENUE_FIGURES, REVENUE_GROUPS, type RevenueFigure } from './revenue-figures.ts';

/** The revenue as a section of the reports: what recurs is counted before taxes, documents with theirs. */
export const REVENUE_SECTION = {
  figures: REVENUE_FIGURES,
  levels: [],
  measures: ['subtotalCents', 'gstCents', 'qstCents', 'totalCents'],
  groups: REVENUE_GROUPS,
} as const satisfies FigureSection;

/** Its figures in the form of every section; what recurs has no taxes. */
export function asFigures(figures: RevenueFigures): Figures<RevenueFigure, (typeof REVENUE_SECTION.measures)[number]> {
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
