export const mailFailuresEn = {
  tries: '({count, number} tries)',
  outcomes: {
    refused: 'Refused',
    unavailable: 'Tried again',
    unknown: 'Tried again',
    bounced: 'Came back',
    'bounced-for-now': 'Came back for now',
    complaint: 'Marked as spam',
  },
  settle: 'Done with',
  settleOf: 'Done with: {address}',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    mailFailures: typeof mailFailuresEn;
  }
}
