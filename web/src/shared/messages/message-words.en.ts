export const messageWordsEn = {
  languages: { fr: 'French', en: 'English' },
  subjectFr: 'Subject, in French',
  subjectEn: 'Subject, in English',
  textFr: 'Message, in French',
  textEn: 'Message, in English',
  hint: 'A blank line starts a paragraph. The greeting and our signature are added.',
  placeholders: 'Filled in for each merchant',
  means: {
    merchant: 'name of the merchant',
    firstName: 'first name of the reader',
    fileNumber: 'file number at Revenu Québec',
    supportPhone: 'support’s telephone',
    supportEmail: 'support’s email',
    portal: 'address of the portal',
  },
  unknown: '“{written}” is not a placeholder. Choose one from the list, or leave out the braces.',
  tooLong: 'This is too long.',
  preview: 'Preview',
  previewOf: 'As {name} will get it',
  previewSample: 'As a merchant would get it, with sample values',
  previewIn: { fr: 'Preview in French', en: 'Preview in English' },
  changed: 'The words have changed since this preview.',
  missing:
    '{count, plural, one {This merchant has no value for {names}: it will not be written to.} other {This merchant has no values for {names}: it will not be written to.}}',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    messageWords: typeof messageWordsEn;
  }
}
