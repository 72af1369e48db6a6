export const supportContactEn = {
  help: 'Need help?',
  phone: 'Telephone:',
  email: 'Email:',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    supportContact: typeof supportContactEn;
  }
}
