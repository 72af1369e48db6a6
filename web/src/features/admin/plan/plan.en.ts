export const planEn = {
  title: 'Plan and prices',
  lead: 'Before taxes. Each merchant pays one installation with the first month, then the monthly service.',
  prices: {
    monthlyService: 'Monthly service',
    autonomous: 'Autonomous installation',
    assisted: 'Assisted installation',
  },
  withTaxes: 'GST {gst}, QST {qst}: {total}',
  noTotal: 'An amount such as 140.00',
  rules: { amount: 'The amount must be valid' },
  hint: 'New prices are for those who subscribe from then on. Running subscriptions keep theirs, and so do invoices.',
  from: 'From the day',
  fromHint: 'With the midnight in Québec that begins it. Leave it empty for from now on.',
  dated: {
    title: 'Prices by date',
    from: 'From',
    state: 'Status',
    states: { 'to-come': 'To come', 'in-force': 'In force', past: 'Past' },
    monthly: 'Monthly service',
    installations: 'Installations',
    subscriptions: 'Subscriptions',
    by: 'Set by',
  },
  save: 'Save the prices',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    plan: typeof planEn;
  }
}
