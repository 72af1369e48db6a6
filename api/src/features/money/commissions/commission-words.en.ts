import type { CommissionWords } from './write-statement.ts';

/** The statement of commissions in English. */
export const commissionWordsEn: CommissionWords = {
  file: 'commissions',
  title: 'Commission statement',
  facts: 'Statement',
  month: 'Month',
  rate: 'Rate',
  closedAt: 'Closed',
  total: 'Commission for the month',
  noRate: 'None',
  percent: (share) => `${share} of what was paid, before taxes`,
  amount: (amount) => `${amount} for each paid invoice`,
  lines: 'By merchant',
  how: 'An invoice counts in the month in which it was paid, for the partner that looked after its merchant that day, at the rate of that month. What is credited later is taken back in the month of the credit.',
  none: 'Nothing was paid and nothing was credited in this month.',
  columns: ['Merchant', 'Invoices', 'Paid, before taxes', 'Commission', 'Credits', 'Credited', 'Taken back', 'Total'],
  all: 'Total',
};
