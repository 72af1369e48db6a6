export const exportsEn = {
  title: 'Your exports',
  lead: 'Files that are made for you. Each is kept for 48 hours, opens only for you, and an email says when it is ready.',
  caption: 'Your exports, newest first',
  empty: 'No file is being made or kept for you.',
  gone: 'This export is no longer kept, or it is not yours. Files are removed after 48 hours; you can ask for one again.',
  columns: {
    what: 'What',
    merchant: 'Merchant',
    format: 'File',
    state: 'Status',
    progress: 'Lines',
    left: 'Time left',
  },
  kinds: { log: 'Activity log', bills: 'Bills' },
  days: '{kind}, {from} to {to}',
  states: {
    waiting: 'Waiting',
    writing: 'Being made',
    ready: 'Ready',
    failed: 'Could not be made',
    cancelled: 'Cancelled',
  },
  progress: '{done} of {total}',
  about: 'about {time}',
  kept: '{time} to download it',
  fetch: 'Download',
  cancel: 'Cancel',
  remove: 'Remove',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    exports: typeof exportsEn;
  }
}
