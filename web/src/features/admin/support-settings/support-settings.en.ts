export const supportSettingsEn = {
  title: 'Support',
  lead: 'Shown from now on wherever the portal and its emails say how support is reached; appointments follow its hours.',
  fields: {
    opens: 'Opens at',
    closes: 'Closes at',
    telephone: 'Telephone',
    email: 'Email',
    save: 'Save',
    order: 'Closing time must be after opening time',
  },
  closing: {
    title: 'Closing days',
    lead: 'Support is closed on weekends and public holidays in any case.',
    none: 'No other closing day',
    add: 'Add a day',
    on: 'Day',
    name: 'Reason',
    nameFr: 'Reason in French',
    nameEn: 'Reason in English',
    booked:
      'No appointment can be booked on this day any more. Those that are booked stay: move them in quick booking.',
    submit: 'Close on this day',
    remove: 'Reopen this day',
    follows: 'Support works on {day}, and appointments can be booked.',
  },
  visitsToMove:
    '{count, plural, one {A visit is booked when support or its technician does not work: move it} other {# visits are booked when support or their technicians do not work: move them}}',
  history: 'History',
  columns: { at: 'When', by: 'By', hours: 'Hours', ways: 'Telephone and email' },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    supportSettings: typeof supportSettingsEn;
  }
}
