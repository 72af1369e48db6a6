export const invoicesEn = {
  title: 'Invoices',
  lead: 'The invoices of your subscription to Comptoir. The bills of your sales are under Sales.',
  caption: 'Subscription invoices',
  views: { label: 'Which invoices', unpaid: 'Unpaid', all: 'All' },
  columns: {
    createdOn: 'Creation date',
    number: 'Number',
    state: 'Status',
    due: 'Amount due',
    client: 'Client',
    total: 'Total amount',
  },
  total: {
    label: 'Which year',
    year: 'Year',
    allYears: 'All years',
    total: 'Total amount',
    invoices: '{count, plural, =0 {no invoice} one {# invoice} other {# invoices}}, taxes included',
    paid: 'Paid',
    credited: '{amount} more was credited',
    taxes: 'GST and QST',
    ofTaxes: 'GST {gst}, QST {qst}, less what was credited',
    due: 'Amount due',
  },
  number: 'Invoice {number}',
  actions: {
    pay: 'Pay',
    payNumber: 'Pay invoice {number}',
    details: 'Details',
    detailsNumber: 'Details of invoice {number}',
    email: 'Send',
    emailNumber: 'Send invoice {number} by email',
    pdf: 'PDF',
    pdfNumber: 'Open invoice {number} as PDF',
    receipt: 'Receipt',
  },
  dialog: {
    details: 'Invoice {number}',
    pay: 'Pay invoice {number}',
    email: 'Send invoice {number} by email',
    receipt: 'Send the receipt of invoice {number} by email',
  },
  payment: {
    pay: 'Pay {amount}',
    done: 'Invoice {number} is paid',
    noCard: 'No card is saved: add one, then come back.',
    addCard: 'Add a card',
    otherCard: 'Use another card',
    unknown: 'We do not know yet whether the payment went through.',
    unknownHint:
      'The payment provider’s answer was lost on the way. We are asking again; nothing is charged twice. You can close this window: the list shows the outcome.',
  },
  email: {
    invoice: 'The invoice is sent as PDF.',
    receipt: 'The receipt is sent as PDF.',
    to: 'Another address (optional)',
    hint: 'If left empty, it goes to the people of the business.',
    hintTo: 'If left empty, it goes to: {people}.',
    send: 'Send',
    done: 'The email is on its way',
  },
  full: {
    state: 'Status',
    client: 'Billed to',
    period: 'Period',
    fromTo: '{from} to {to}',
    paidAt: 'Paid on',
    dueAt: 'Due on',
    nextAttemptAt: 'Next attempt',
  },
  empty: {
    title: 'No data available',
    text: '{name} has no subscription invoice yet.',
    unpaidTitle: 'Nothing to pay',
    unpaidText: 'No invoice of {name} is waiting to be paid.',
  },
  how: {
    title: 'How it works',
    text: '<ol><li><b>The first invoice is created when you subscribe</b>, the following ones each month on the same day.</li><li><b>It is paid at midnight</b>, by the clock of your business, with the saved card.</li><li>GST ({gst}) and QST ({qst}) are added to the amount.</li></ol><p><billing>Your account and its card</billing> · <sales>The bills of your sales</sales></p>',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    invoices: typeof invoicesEn;
  }
}
