export const latestEntriesEn = {
  levels: { success: 'Success', info: 'Information', warning: 'Warning', error: 'Error' },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    latestEntries: typeof latestEntriesEn;
  }
}
