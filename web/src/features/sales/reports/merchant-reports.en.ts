import { billWordsEn } from '@comptoir/domain/sales/bills/bill-words.en';

export const merchantReportsEn = {
  kinds: billWordsEn.kinds,
  payments: billWordsEn.payments,
  states: billWordsEn.states,
  title: 'Sales reports',
  lead: 'What you sold and the taxes you collected, by days of your time zone.',
  views: { label: 'Report', sales: 'Sales', taxes: 'Taxes' },
  presets: {
    'this-week': 'This week',
    'this-month': 'This month',
    'last-month': 'Last month',
    'this-quarter': 'This quarter',
    'last-quarter': 'Last quarter',
    'this-year': 'This year',
    'last-year': 'Last year',
  },
  empty: 'Nothing was sold in this period. Choose another one.',
  tiles: {
    net: 'Net sales, before tax',
    sales: 'Sales',
    taxes: 'GST and QST',
    tips: 'Tips',
    before: 'the period before: {amount}',
    refunds: '{count, plural, =0 {no refund} one {# refund} other {# refunds}}; the period before: {amount}',
  },
  chart: {
    caption: 'Net sales before tax, day by day, from {from} to {to}',
    day: 'Day',
    net: 'Net sales',
    before: 'The period before',
  },
  by: { label: 'Detail by', day: 'Day', kind: 'Type', payment: 'Payment', device: 'Device', employee: 'Employee' },
  table: 'Sales from {from} to {to}',
  noEmployee: 'No employee named',
  total: 'Total',
  columns: {
    sales: 'Sales',
    gross: 'Sold',
    refunded: 'Refunded',
    net: 'Net',
    gst: 'GST',
    qst: 'QST',
    sold: 'After tax',
  },
  more: {
    title: 'Also in these sales',
    service: 'Service charges, in the amounts before tax',
    alcohol: 'Supplementary taxes such as duties on alcohol, in the amounts before tax',
    adjustment: 'Rounding and coupons after tax',
  },
  export: { csv: 'Export (CSV)', xlsx: 'Export (Excel)', saved: '{name} saved.' },
  taxes: {
    title: 'Taxes to report',
    lead: 'Sales before tax, GST and QST as a return asks for them. What you may claim back on your purchases is not known here.',
    caption: 'Taxes from {from} to {to}',
    period: 'Period',
    quarter: 'Quarter {number}, {year}',
    columns: { sales: 'Sales before tax', gst: 'GST collected', qst: 'QST collected', sold: 'Sales after tax' },
    roundingTitle: 'Why a calculator finds a few cents more or less',
    rounding:
      'Each bill rounds its taxes to the cent, and what your customers paid is what you owe. On the sum of your sales in one, the taxes would come to this.',
    gstBase: 'GST is due on',
    qstBase: 'QST is due on',
    gstOfBase: 'GST on that in one',
    qstOfBase: 'QST on that in one',
    difference: 'collected: {collected}; difference: {difference}',
  },
  authority: {
    title: 'Does it agree with Revenu Québec?',
    agrees: 'Yes: Revenu Québec has every bill of these sales.',
    open: 'Not yet: {count, plural, one {# bill} other {# bills}} of these sales must still reach Revenu Québec. Nothing has to be done; they leave by themselves.',
    refused:
      '{count, plural, one {# bill was} other {# bills were}} refused by Revenu Québec. They are not in these sales: the device makes them again.',
    unexplained:
      'These sales differ by {amount} from their bills. That is a fault of Comptoir: please write to support.',
    accepted: 'Bills that Revenu Québec has',
    waiting: 'Bills that must still reach it',
    sum: 'Sales after tax in this report',
    bills: 'Bills that Revenu Québec does not have',
    columns: { date: 'Date', number: 'Number', device: 'Device', amount: 'After tax', state: 'Status' },
    counters: 'User reports of {year}',
    countersLead: 'What each device last stated to Revenu Québec since January 1, and what its bills come to.',
    counterColumns: { device: 'Device', date: 'Sent', stated: 'Stated', ours: 'By its bills', state: 'Status' },
    same: 'Agrees',
    different: 'Differs by {amount}',
    unknown: 'Its last bill is not here yet',
  },
};

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    merchantReports: typeof merchantReportsEn;
  }
}
