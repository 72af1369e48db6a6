import type { SectionWords } from '../../base/figures/section-words.ts';
import type { InvoiceFigure } from './invoice-section.ts';

export const invoiceSectionEn: SectionWords<InvoiceFigure> = {
  title: 'Invoices and dunning',
  lead: 'Our invoices, what was charged for them, and what is still owed, in days of Québec time.',
  figures: {
    issued: 'Issued',
    paid: 'Paid',
    attempts: 'Charges tried',
    failed: 'Charges declined',
    recovered: 'Paid after a decline',
    unpaid30: 'Unpaid, 0–30 days',
    unpaid60: 'Unpaid, 31–60 days',
    unpaid90: 'Unpaid, 61–90 days',
    unpaidOlder: 'Unpaid, 91+ days',
    unpaidFailed: 'Unpaid, declined',
  },
  note:
    'What is unpaid is as it stood at the end of each row, by the age of the invoice, less what was credited by then. No service is suspended for ' +
    'an unpaid invoice: those whose card was declined are counted instead.',
  empty: 'Nothing was invoiced or owed in this period. Choose another one.',
  file: 'invoices',
};
