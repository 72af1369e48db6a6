export const nextPaymentEn = {
  label: 'Next payment',
  at: 'On {day}{time, select, midnight {, at midnight} other {, {time} ({zone})}}{means, select, card {, with the saved card} missing {: there is no card to pay it with} expired {: the saved card has expired} expiring {: the saved card will have expired by then} other {}}',
  problems: {
    missing: 'No card: {amount} will be due on {day}.',
    expired: 'The saved card has expired: {amount} will be due on {day}.',
    expiring: 'The saved card expires before the next payment: {amount} will be due on {day}.',
  },
  owed: {
    missing: 'No card: what is owed cannot be paid.',
    expired: 'The saved card has expired: what is owed cannot be paid.',
  },
  add: 'Add a card',
  replace: 'Replace the card',
  see: 'See the subscription',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    nextPayment: typeof nextPaymentEn;
  }
}
