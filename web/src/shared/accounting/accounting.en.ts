export const accountingEn = {
  export: {
    title: 'Accounting',
    sales: 'What you sold from {from} to {to}, as one entry a day. Debits and credits are equal to the cent.',
    revenue:
      'What was invoiced, paid and credited from {from} to {to}, as one entry a day of Québec. Debits and credits are equal to the cent.',
    quickbooks: 'QuickBooks Online (ZIP)',
    sage: 'Sage Accounting (ZIP)',
    saved: '{count, plural, one {# entry} other {# entries}} saved in {name}.',
    nothing: 'Nothing is to be booked in this period. Choose another one.',
    missing: { quickbooks: 'No name is given for:', sage: 'No number is given for:' },
    hint: 'The file holds what the program imports, split where its limits ask for it, and a read-me with the totals. Import each day once: a day has the same number every time.',
  },
  accounts: {
    title: 'Accounts',
    lead: 'Where each amount is booked. An account must be in your chart of accounts, written the same.',
    suggested:
      'These are suggestions. Put in the accounts of your own books and save them: nothing is exported before.',
    for: 'Amount',
    name: 'Name, for QuickBooks',
    number: 'Number, for Sage',
    hint: 'Fill in the column of the program that you use. Do not choose accounts of the types accounts receivable or payable in QuickBooks: it asks for a customer on each of their lines.',
    rules: {
      name: 'At most 100 characters, not beginning with = + - or @',
      number: 'At most 8 digits',
    },
    save: 'Save the accounts',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    accounting: typeof accountingEn;
  }
}
