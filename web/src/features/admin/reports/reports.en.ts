export const reportsEn = {
  title: 'Reports',
  lead: 'What each merchant sent to Revenu Québec, by days of Québec time.',
  caption: 'Transmissions per merchant from {from} to {to}',
  sections: { label: 'Report sections', transmissions: 'Transmissions' },
  period: {
    label: 'Period of the report',
    presets: 'Frequent periods',
    'this-month': 'This month',
    'last-month': 'Last month',
    'last-30-days': 'Last 30 days',
    from: 'From',
    to: 'To',
    show: 'Show',
    faults: {
      required: 'Please select a start and end date.',
      'in-future': 'Dates must be earlier than or equal to today’s date.',
      'after-end': 'The start date must not be after the end date.',
      'too-long': 'A report covers 366 days at most.',
    },
  },
  columns: {
    name: 'Merchant',
    bills: 'Bills',
    accepted: 'Accepted',
    waiting: 'Waiting',
    refused: 'Refused',
    total: 'Amount accepted, with taxes',
  },
  all: '{count, plural, one {# merchant} other {# merchants}}',
  empty: 'No bill was made in this period. Choose another one.',
  saved: '{name} saved.',
  download: 'Export (CSV)',
  fileName: 'transmissions',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    reports: typeof reportsEn;
  }
}
