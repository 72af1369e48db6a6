/** The words of an estimate as its customer reads it. */
export const estimateDocumentEn = {
  title: 'Estimate',
  revision: 'Revision {revision}',
  for: 'Prepared for',
  noCustomer: 'The customer will stand here',
  occasion: 'Event',
  noName: 'Name of the event',
  when: '{day}, {time}',
  persons: '{count, plural, one {# person} other {# persons}}',
  validUntil: 'Valid until {day}, that day included',
  items: 'What is offered',
  columns: { item: 'Item', quantity: 'Quantity', unit: 'Price', amount: 'Amount' },
  noItem: 'Item to describe',
  perPerson: 'per person',
  bothTaxes: 'GST and QST',
  noTax: 'not taxed',
  gstOnly: 'GST only',
  qstOnly: 'QST only',
  service: 'Service',
  subtotal: 'Before taxes',
  gst: 'GST ({gst})',
  qst: 'QST ({qst})',
  total: 'Total',
  tip: 'Suggested tip, beyond the total',
  payments: 'Payments',
  kinds: { deposit: 'Deposit, on acceptance', instalment: 'Instalment of {day}', balance: 'Balance, {day}' },
  terms: 'Terms',
  noGst: 'Not registered for GST',
  gstNumber: 'GST {number}',
  qstNumber: 'QST {number}',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    estimateDocument: typeof estimateDocumentEn;
  }
}
