export const planPriceEn = {
  label: 'Monthly service',
  monthly: '{amount} before taxes',
  coming: '{amount} from {on}',
  announced: 'The monthly price of your plan goes from {from} to {to}, before taxes.',
  renewed: 'It applies from {on}, when the plan is renewed. What is paid for until then stays as it is.',
  notRenewed: 'It applies to seasons that begin on {on} or later.',
  next: {
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
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    planPrice: typeof planPriceEn;
  }
}
