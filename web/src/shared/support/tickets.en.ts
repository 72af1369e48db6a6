export const ticketsEn = {
  states: { open: 'Waiting for support', waiting: 'Waiting for you', solved: 'Solved', reopened: 'Reopened' },
  supportStates: { open: 'To answer', waiting: 'Waiting for customer', solved: 'Solved', reopened: 'Reopened' },
  subjects: {
    certificate: 'Certificate',
    transmission: 'Sending bills',
    terminal: 'Device',
    billing: 'Plan and payment',
    account: 'Account and access',
    other: 'Other',
  },
  title: 'Ticket {number}, {subject}',
  unread: 'New',
  support: 'Comptoir support',
  own: 'You',
  byMail: 'by email',
  unverified: 'sender not verified',
  note: 'Internal note',
  erased: 'The text of this conversation was erased: three years have passed since it was solved.',
  noText: 'No text',
  cut: 'The email was longer; its end was not kept.',
  filesLeft: '{count, plural, one {# file was} other {# files were}} not kept: attachments are not accepted by email.',
  messages: 'What was said',
  tooLong: '5,000 characters at most',
  about: {
    bill: 'Bill',
    device: 'Device',
    person: 'Asked by',
    partner: 'Partner',
    merchant: 'Business',
    opened: 'Opened',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    tickets: typeof ticketsEn;
  }
}
