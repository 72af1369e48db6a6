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
  hint: 'New prices count from now on: for anyone who subscribes, and for the months to come of everyone else. Invoices made already keep theirs.',
  save: 'Save the prices',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    plan: typeof planEn;
  }
}
