export const latestEntriesEn = {
  levels: { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' },
  folded: {
    signIns: '{count, plural, one {# sign-in} other {# sign-ins}}',
    actions: '{count, plural, one {# action} other {# actions}} of {person} on your behalf',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    latestEntries: typeof latestEntriesEn;
  }
}
