export const planPriceEn = {
  label: 'Monthly service',
  monthly: '{amount} before taxes',
  coming: '{amount} from {on}',
  announced: 'The monthly price of your plan goes from {from} to {to}, before taxes.',
  renewed: 'It applies from {on}, when the plan is renewed. What is paid for until then stays as it is.',
  notRenewed: 'It applies to seasons that begin on {on} or later.',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    planPrice: typeof planPriceEn;
  }
}
