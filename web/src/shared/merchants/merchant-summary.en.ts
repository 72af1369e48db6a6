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
    all: 'All that need a look',
    behind: { waiting: 'Bills waiting', devices: 'Certificates to review' },
    sum: {
      waiting:
        '{count, plural, one {# bill is} other {# bills are}} waiting at {merchants, plural, one {# merchant} other {# merchants}}.',
      devices:
        '{count, plural, one {# certificate needs} other {# certificates need}} a review at {merchants, plural, one {# merchant} other {# merchants}}.',
    },
    none: {
      any: 'No merchant needs a look',
      waiting: 'No bill is waiting',
      devices: 'All certificates are good',
    },
    calm: 'Nothing waits too long, every certificate holds, every registration is complete.',
  },
  state: {
    good: 'All is well',
    inactive: 'Account inactive',
    late: 'Close to or past the 48 h limit',
    waiting: 'Waiting for more than a day',
    recent: 'Bills waiting',
    devices: 'Certificate to review',
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
