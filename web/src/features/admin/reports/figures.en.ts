export const figuresEn = {
  before: 'Compared with {from} to {to}.',
  group: 'By',
  caption: '{part}, {from} to {to}',
  tiles: { counted: 'Number: {number}; {before} before', before: '{before} before' },
  chartAlong: '{figure}, row by row',
  days: '{days} d',
  show: 'Show the merchants behind: {figure}, {row}',
  behind: 'Merchants behind the figure: {figure}, {row}',
  merchant: 'Merchant',
  merchants: '{count, plural, one {# merchant} other {# merchants}} in all',
  close: 'Close',
  download: { csv: 'Export (CSV)', xlsx: 'Export (Excel)', pdf: 'Save as PDF' },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    figures: typeof figuresEn;
  }
}
