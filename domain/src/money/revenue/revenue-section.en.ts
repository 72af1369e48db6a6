import type { SectionWords } from '../../base/figures/section-words.ts';
import type { RevenueFigure } from './revenue-figures.ts';

export const revenueSectionEn: SectionWords<RevenueFigure> = {
  title: 'Revenue',
  lead: 'What merchants pay us: the monthly service, our invoices and the credit notes, in days of Québec time.',
  figures: {
    opening: 'Before',
    new: 'New',
    resumed: 'Returned',
    changed: 'Repriced',
    paused: 'Paused',
    churned: 'Churned',
    closing: 'At the end',
    invoiced: 'Invoiced',
    credited: 'Credited',
  },
  note: 'A season that ends is a pause. A pause that becomes a year old is churn, and no part of the sum.',
  empty: 'Nothing was billed in this period. Choose another one.',
  file: 'revenue',
};
