import type { FigureSection } from '../../base/figures/figure-section.ts';

/**
 * Our invoices and what it takes to have them paid. `attempts` and `failed` are charges, not invoices; `recovered` were paid after a charge
 * that failed. What is unpaid at the end of a period is counted by the age of the invoice, with what was credited taken off; `unpaidFailed` is
 * the part of it whose card was refused at least once. No service is ever suspended for it.
 */
export const INVOICE_SECTION = {
  figures: [
    'issued',
    'paid',
    'attempts',
    'failed',
    'recovered',
    'unpaid30',
    'unpaid60',
    'unpaid90',
    'unpaidOlder',
    'unpaidFailed',
  ],
  levels: ['unpaid30', 'unpaid60', 'unpaid90', 'unpaidOlder', 'unpaidFailed'],
  measures: ['subtotalCents', 'gstCents', 'qstCents', 'totalCents'],
  groups: ['month', 'plan', 'partner', 'sector'],
} as const satisfies FigureSection;
export type InvoiceFigure = (typeof INVOICE_SECTION.figures)[number];
