export const subscribeEn = {
  title: 'Subscribe',
  lead: 'Choose how Comptoir is installed, add a card, and you are set.',
  already: {
    title: 'This business is subscribed.',
    next: 'See what happens next',
    link: 'Subscription and payment',
  },
  readOnly: 'Only the merchant itself can subscribe.',
  steps: { plan: '1. Your plan', card: '2. Your card', confirm: '3. Confirm' },
  plan: {
    legend: 'Installation',
    autonomous: {
      title: 'Autonomous',
      text: 'You install it yourself, step by step, with our guide. Support answers your questions.',
    },
    assisted: {
      title: 'Assisted',
      text: 'A technician installs it with you: one hour, at a time you choose.',
    },
    priceIncluded: '{service} a month, installation included',
    price: '{service} a month, installation {installation}',
  },
  features: {
    title: 'What the plan includes',
    sending: 'Management of sending transactions',
    employees: 'Employee management',
    report: 'Annual report',
    accounting: 'Sales reports and accounting export',
    history: 'Transaction history',
    support: 'After-sales support',
    caterers: 'Estimates and contracts for caterers',
  },
  cart: {
    title: 'Your cart',
    caption: 'What the first month costs',
    service: 'Monthly service',
    installation: 'Installation',
    discount: 'Promo code {code}',
    subtotal: 'Subtotal',
    gst: 'GST ({gst})',
    qst: 'QST ({qst})',
    total: 'Total',
  },
  promo: {
    label: 'Promo code',
    apply: 'Apply',
    applied: 'Promo code {code} applied',
    remove: 'Remove',
    problems: {
      unknown: 'We do not recognize this code.',
      'not-started': 'This code is not valid yet.',
      expired: 'This code has expired.',
      'used-up': 'This code has reached its limit.',
      'already-used': 'You have already used this code.',
    },
  },
  card: {
    hint: 'The card pays each invoice. Its number stays with the payment provider: it never reaches us.',
    replace: 'Use another card',
  },
  confirm: {
    text: 'The first invoice, {total}, is created now and paid with the card at the next midnight, then one each month. You can pause at any time.',
    textWithoutTotal:
      'The first invoice is created now and paid with the card at the next midnight, then one each month. You can pause at any time.',
    assisted: 'Next, you choose a time for the technician’s visit.',
    newPrices: 'Our prices have changed while this page was open. The total is now {total}.',
    cardFirst: 'Add a card first.',
    otherCardFirst: 'The card has expired. Use another one first.',
    subscribe: 'Subscribe',
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    subscribe: typeof subscribeEn;
  }
}
