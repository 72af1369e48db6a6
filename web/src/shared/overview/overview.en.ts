/** Words of the overviews: that of everything, and that of a partner. */
export const overviewEn = {
  problems: 'Needs attention',
  tiles: {
    waiting: 'Bills waiting',
    waitingHint: 'the oldest from {oldest}',
    waitingNone: 'everything has been sent',
    refused: 'Refused bills',
    refusedHint: 'over the last seven days',
    unpaid: 'Unpaid accounts',
    unpaidHint: '{count, plural, =0 {nothing is owed} other {{owed} owed}}',
    registration: 'Stuck registrations',
    registrationHint: 'started more than a week ago',
    mails: 'Undelivered emails',
    mailsHint: '{count, plural, =0 {every address was reached} one {to try again} other {to try again}}',
  },
  ages: {
    label: 'Bills waiting, by age',
    calm: 'less than 24 h',
    warning: '24 to 42 h',
    urgent: '42 to 48 h',
    late: 'more than 48 h',
  },
  unpaid: {
    title: 'Unpaid accounts',
    sum: '{merchants, plural, one {# merchant owes} other {# merchants owe}} {owed}, by {invoices, plural, one {# invoice} other {# invoices}}.',
    none: 'No account is unpaid',
    all: 'All that need attention',
    columns: { name: 'Merchant', invoices: 'Invoices', owed: 'Owed', since: 'Due since', next: 'Next attempt' },
    noNext: 'None: waiting for the merchant',
  },
  hours: {
    caption: 'Transmissions of the last 24 hours',
    hour: 'Hour',
    accepted: 'Accepted',
    waiting: 'Waiting',
    refused: 'Refused',
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    overview: typeof overviewEn;
  }
}
