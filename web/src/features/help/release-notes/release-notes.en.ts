export const releaseNotesEn = {
  title: 'What’s new',
  lead: 'What changed in Comptoir, newest first.',
  new: 'New',
  empty: { title: 'Nothing yet', text: 'What changes in Comptoir is announced here.' },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    releaseNotes: typeof releaseNotesEn;
  }
}
