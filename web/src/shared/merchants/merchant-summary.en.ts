/** Words of the table of merchants that several screens show. */
export const merchantSummaryEn = {
  columns: {
    name: 'Merchant',
    city: 'City',
    state: 'Status',
    devices: 'Devices',
    waiting: 'Bills waiting',
    lastBill: 'Last bill',
  },
  attention: {
    title: 'Merchants to review',
    all: 'All that need attention',
    behind: {
      waiting: 'Bills waiting',
      calm: 'Bills waiting for less than 24 h',
      warning: 'Bills waiting for 24 to 42 h',
      urgent: 'Bills waiting for 42 to 48 h',
      late: 'Bills waiting for more than 48 h',
      refused: 'Refused bills',
      devices: 'Certificates to review',
      registration: 'Stuck registrations',
    },
    sum: {
      bills:
        '{count, plural, one {# bill is} other {# bills are}} waiting at {merchants, plural, one {# merchant} other {# merchants}}.',
      refused:
        '{count, plural, one {# bill of the last seven days was} other {# bills of the last seven days were}} refused at {merchants, plural, one {# merchant} other {# merchants}}.',
      devices:
        '{count, plural, one {# certificate needs} other {# certificates need}} a review at {merchants, plural, one {# merchant} other {# merchants}}.',
      registration:
        '{count, plural, one {# registration has} other {# registrations have}} not been completed after more than a week.',
    },
    none: {
      any: 'No merchant needs attention',
      waiting: 'No bill is waiting',
      calm: 'No bill has waited for less than 24 h',
      warning: 'No bill has waited for 24 to 42 h',
      urgent: 'No bill has waited for 42 to 48 h',
      late: 'No bill has waited for more than 48 h',
      refused: 'No bill was refused lately',
      devices: 'All certificates are good',
      registration: 'No registration is stuck',
    },
    calm: 'Nothing has been waiting too long, every certificate is valid, nothing is owed, every registration is complete.',
  },
  state: {
    good: 'All is well',
    inactive: 'Account inactive',
    late: 'Close to or past the 48 h limit',
    waiting: 'Waiting for more than a day',
    recent: 'Bills waiting',
    refused: 'Refused bills',
    devices: 'Certificate to review',
    owed: 'Invoice unpaid',
    registration: 'Registration not complete',
  },
  devices:
    '{count, plural, =0 {No device} one {# device} other {# devices}}{trouble, plural, =0 {} other {, # to review}}',
  ofDevices: '{count, plural, =0 {no device} one {of # device} other {of # devices}}',
  waiting: '{count, plural, one {# bill} other {# bills}}',
  none: 'None',
  never: 'Never',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    merchantSummary: typeof merchantSummaryEn;
  }
}
