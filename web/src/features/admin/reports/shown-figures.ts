import type { RevenueReport } from '@comptoir/contract/money/revenue';

/** The columns of the report, in two tables. Invoices and credit notes before taxes; the taxes are those of the invoices. */
export const SHOWN = {
  recurring: ['opening', 'new', 'resumed', 'changed', 'paused', 'closing', 'churned'],
  documents: ['invoiced', 'gst', 'qst', 'credited'],
} as const;
export const SHOWN_FIGURES = [...SHOWN.recurring, ...SHOWN.documents] as const;
export type ShownFigure = (typeof SHOWN_FIGURES)[number];

/** What stands in a column, in cents; what lowers the recurring revenue or takes an invoice back is negative. */
export function amountOf(figures: RevenueReport['total'], shown: ShownFigure): number {
  const { invoiced, credited } = figures;
  if (shown === 'invoiced') return invoiced.subtotalCents;
  if (shown === 'gst') return invoiced.gstCents;
  if (shown === 'qst') return invoiced.qstCents;
  if (shown === 'credited') return -credited.subtotalCents || 0;
  return shown === 'paused' ? -figures.paused.cents || 0 : figures[shown].cents;
}
