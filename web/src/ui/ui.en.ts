/** Words of the controls themselves. */
export const uiEn = {
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  show: 'Show',
  hide: 'Hide',
  loading: 'Loading…',
  retry: 'Try again',
  reference: 'Reference: {requestId}',
  failed: 'This could not be loaded',
  notFound: 'Not found',
  all: 'All',
  none: 'None',
  selected: '{count, plural, one {# selected} other {# selected}}',
  clear: 'Clear selection',
  choosePage: 'Select this page',
  chooseRow: 'Select {name}',
  actions: 'Actions',
  actionsOn: 'Actions: {name}',
  found: '{count, plural, =0 {No result} one {# result} other {# results}}',
  foundSome: '{count, plural, one {First result} other {First # results}}',
  fold: { more: 'Show the rest', less: 'Show less' },
  more: {
    show: 'Show more',
    shown: '{shown, plural, one {# row shown} other {# rows shown}}',
    shownOf: '{shown, number} of {count, number} shown',
  },
  sorted: { ascending: 'Sorted by {column}, ascending', descending: 'Sorted by {column}, descending' },
  days: { label: 'Days', from: 'From', to: 'To', jump: 'Jump to a day' },
  pager: { label: 'Pages', previous: 'Previous page', next: 'Next page' },
  language: { label: 'Language', fr: 'Français', en: 'English' },
  chart: {
    showTable: 'Show the figures as a table',
    hideTable: 'Hide the table',
    read: 'Point by point: {caption}',
    unknown: 'not known',
  },
  restored: { text: 'What you had typed is here again.', forget: 'Clear it' },
  empty: { nothing: 'No data available', noMatch: 'No matching records found' },
} as const;

declare module '../lib/i18n/messages.ts' {
  interface Messages {
    ui: typeof uiEn;
  }
}
