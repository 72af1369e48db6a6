export const reportsEn = {
  title: 'Reports',
  lead: 'What each merchant sent to Revenu Québec, by days of Québec time.',
  caption: 'Transmissions per merchant from {from} to {to}',
  sections: { label: 'Report sections', transmissions: 'Transmissions' },
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
  download: 'Export (CSV)',
  fileName: 'transmissions',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    reports: typeof reportsEn;
  }
}
