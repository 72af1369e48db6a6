export const revenueEn = {
  lead: 'What merchants pay us: the monthly service, our invoices and the credit notes, in days of Québec time.',
  parts: { recurring: 'Recurring revenue, per month', documents: 'Invoices and credit notes' },
  captions: {
    recurring: 'Recurring revenue from {from} to {to}',
    documents: 'Invoices and credit notes from {from} to {to}',
  },
  before: 'Compared with {from} to {to}.',
  group: 'By',
  groups: { month: 'Month', plan: 'Installation plan', partner: 'Partner', sector: 'Sub-sector' },
  keys: {
    autonomous: 'Autonomous',
    assisted: 'Assisted',
    food_truck: 'Food truck',
    bar: 'Bar',
    restaurant: 'Restaurant',
    none: 'Not stated',
  },
  all: 'In all',
  figures: {
    opening: 'Before',
    new: 'New',
    resumed: 'Returned',
    changed: 'Repriced',
    paused: 'Paused',
    churned: 'Churned',
    closing: 'At the end',
    invoiced: 'Invoiced',
    gst: 'GST',
    qst: 'QST',
    credited: 'Credited',
  },
  note: 'A season that ends is a pause. A pause that becomes a year old is churn, and no part of the sum.',
  tiles: {
    recurring: 'Recurring at the end',
    merchants: '{count, plural, one {# merchant} other {# merchants}} per month, {before} before',
    documents: '{count, plural, one {# document} other {# documents}}, {before} before',
  },
  chart: 'Recurring revenue after each row, in dollars a month',
  chartNow: 'This period',
  chartBefore: 'Period before',
  show: 'Show the merchants behind: {figure}, {row}',
  behind: 'Merchants behind the figure: {figure}, {row}',
  columns: { name: 'Merchant', count: 'Number', amount: 'Before taxes', total: 'With taxes' },
  close: 'Close',
  empty: 'Nothing was billed in this period. Choose another one.',
  download: 'Export (CSV)',
  fileName: 'revenue',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    revenue: typeof revenueEn;
  }
}
