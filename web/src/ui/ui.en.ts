/** Words of the controls themselves. */
export const uiEn = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  show: 'Show',
  hide: 'Hide',
  loading: 'Loading…',
  retry: 'Try again',
  reference: 'Reference: {requestId}',
  failed: 'This could not be loaded',
  all: 'All',
  selected: '{count, plural, one {# chosen} other {# chosen}}',
  clear: 'Clear choices',
  language: { label: 'Language', fr: 'Français', en: 'English' },
  empty: { nothing: 'No data available', noMatch: 'No matching records found' },
} as const;

declare module '../lib/i18n/messages.ts' {
  interface Messages {
    ui: typeof uiEn;
  }
}
