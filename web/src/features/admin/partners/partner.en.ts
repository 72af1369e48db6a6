export const partnerEn = {
  title: 'Partner',
  lead: '{merchants, plural, =0 {No merchant.} one {# merchant.} other {# merchants, {active, number} active.}} {users, plural, one {# person} other {# people}} may sign in.',
  merchants: 'Merchants',
  people: 'People who may sign in',
  toDashboard: 'Overview',
  empty: {
    title: 'No merchant yet',
    text: 'Merchants appear here as soon as an administrator assigns them to this partner.',
  },
  tiles: {
    merchants: 'Merchants',
    merchantsHint: '{active, number} active',
    devices: 'Certificates to review',
    devicesHint: '{count, plural, =0 {no device} one {of # device} other {of # devices}}',
    waiting: 'Bills waiting',
    waitingHint: '{count, plural, =0 {everything has been sent} other {still to be sent}}',
    registration: 'Registrations',
    registrationHint: 'to be completed',
  },
  dashboard: {
    title: 'Overview',
    lead: 'The merchants of {name}, their devices and their bills.',
    all: 'All merchants',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    partner: typeof partnerEn;
  }
}
