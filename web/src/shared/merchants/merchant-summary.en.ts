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
  state: {
    good: 'All is well',
    inactive: 'Account inactive',
    late: 'Close to or past the 48 h limit',
    waiting: 'Waiting for more than a day',
    devices: 'Certificate to review',
    registration: 'Registration not complete',
  },
  devices:
    '{count, plural, =0 {No device} one {# device} other {# devices}}{trouble, plural, =0 {} other {, # to review}}',
  waiting: '{count, plural, one {# bill} other {# bills}}',
  none: 'None',
  never: 'Never',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    merchantSummary: typeof merchantSummaryEn;
  }
}
