export const messageTemplatesEn = {
  title: 'Message templates',
  write: 'Write a template',
  columns: { name: 'Name', state: 'Status', subject: 'Subject', changedAt: 'Changed', changedBy: 'Last changed by' },
  states: { used: 'In use', retired: 'Retired' },
  acts: { write: 'Edit', retire: 'Retire' },
  about: '{act} “{name}”',
  retired: 'The template “{name}” is retired.',
  follows: '“{name}” will no longer be offered, and can no longer be changed. What was sent stays as it was.',
  empty: {
    title: 'No template',
    text: 'A template is a message to merchants that you write once, in both languages, and start from whenever you need it.',
  },
  name: 'Name',
  nameHint: 'For you alone: merchants do not see it.',
  nameTaken: 'Another template has this name.',
  previewFor: 'Preview for',
  sample: 'Sample values',
  save: 'Save',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    messageTemplates: typeof messageTemplatesEn;
  }
}
