export const adminDashboardEn = {
  title: 'Overview',
  lead: 'All merchants, their devices and what goes to Revenu Québec.',
  authority: {
    reachable: 'Revenu Québec is responding',
    unreachable: 'Revenu Québec is not responding at the moment.',
    unreachableHint: 'Sales go on and bills are kept. They are sent automatically as soon as the connection is back.',
  },
  restore: {
    title: 'The database was restored to a copy of {until}.',
    reconciled: 'The card payments since then are back in the books.',
    notReconciled: 'Nothing is charged until the payment provider reports what happened since then.',
    unheard:
      '{count, plural, one {# device has} other {# devices have}} not sent anything since. Each sends what is missing the next time it is used.',
    device: '{name} of {merchant}',
    handedAgain: ': {count, plural, one {# bill} other {# bills}} sent again',
    missing: ': {count, plural, =0 {no bill is} one {# bill is} other {# bills are}} missing',
    missingUnknown: ': how many bills are missing is not known',
  },
  activity: 'Activity',
  tiles: {
    accepted: 'Today’s bills',
    acceptedHint: 'accepted by Revenu Québec',
    merchants: 'Merchants',
    merchantsHint: '{active, number} active',
    registering: 'Registrations under way',
    registeringHint: 'not complete yet',
    partners: 'Partners',
    partnersHint: 'looking after merchants',
  },
  charts: {
    title: 'At a glance',
    month: 'Month',
    recurring: 'Recurring revenue a month, before taxes',
    movement: 'Merchants who came, paused and left, by month',
    signUps: 'Sign-ups',
    paused: 'Paused',
    churned: 'Left',
  },
  endpoints: {
    title: 'Revenu Québec, address by address, last 24 hours',
    columns: {
      endpoint: 'Address',
      answered: 'Answered',
      failed: 'Failed',
      average: 'Average time',
      last: 'Last',
      state: 'Status',
    },
    names: {
      transactions: 'Bills',
      documents: 'Reports and declarations',
      users: 'Users and tax numbers',
      certificates: 'Certificates',
      enrolment: 'First certificates',
    },
    states: { responding: 'Responding', failing: 'Not responding', quiet: 'Not asked' },
    ms: '{ms, number} ms',
  },
  mails: {
    title: 'Undelivered emails',
    none: 'Every email was delivered',
    calm: 'An email that cannot be sent, or that bounces, is listed here.',
    sum: '{count, plural, one {# email was} other {# emails were}} not delivered. An email that reaches the address takes it off the list; one that bounced stays until you settle it.',
    ofOne: 'Only those to the people of {name} are shown.',
    ofAll: 'See everyone’s',
    columns: {
      address: 'To',
      merchant: 'Merchant',
      subject: 'Subject',
      at: 'Last attempt',
      detail: 'Reason',
      outcome: 'Status',
    },
  },
  all: 'All merchants',
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    adminDashboard: typeof adminDashboardEn;
  }
}
