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
    devices: 'Devices',
    devicesHint:
      '{count, plural, =0 {all certificates are good} one {# certificate to review} other {# certificates to review}}',
    waiting: 'Bills waiting',
    waitingHint: '{count, plural, =0 {everything has been sent} other {still to be sent}}',
    registration: 'Registrations',
    registrationHint: 'to be completed',
  },
  dashboard: {
    title: 'Overview',
    lead: 'The merchants of {name}, their devices and their bills.',
    attention: 'Merchants to review',
    all: 'All merchants',
    calm: {
      title: 'No merchant needs a look',
      text: 'Nothing waits too long, every certificate holds, every registration is complete.',
    },
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    partner: typeof partnerEn;
  }
}
