export const subscriptionEn = {
  title: 'Subscription and payment',
  lead: 'The state of your account, the card that pays for it, and your seasons.',
  toDo: {
    subscribe: 'You are not subscribed yet.',
    subscribeHint: 'Choose how Comptoir is installed, and add a card.',
    subscribeLink: 'Subscribe',
    pay: 'A payment did not go through.',
    payHint: 'Check the card below, then pay the invoice. Your devices go on sending bills in the meantime.',
    payLink: 'See the unpaid invoices',
  },
  account: {
    title: 'Your account',
    state: 'Account',
    active: 'Active',
    inactive: 'Inactive',
    states: { none: 'Not subscribed', active: 'Subscribed', pausing: 'Pause scheduled', paused: 'Paused' },
    hints: {
      none: 'The account becomes active when you subscribe.',
      active: 'Devices that are linked may send their bills.',
      pausing: 'Everything works until the last day that is paid for.',
      paused: 'No subscription invoice is created while the account is paused.',
    },
    plan: 'Installation',
    plans: { autonomous: 'Autonomous', assisted: 'Assisted by a technician' },
    validUntil: 'Valid until',
    none: 'None planned',
    noneHint: 'No payment is coming.',
    noneYet: 'The first invoice is created when you subscribe.',
    promoCode: 'Promo code',
  },
  card: {
    title: 'Saved card',
    lead: 'Its number stays with the payment provider: it never reaches us.',
    none: 'No card is saved.',
    needed: 'Without a card the next invoice cannot be paid.',
    expired: 'This card has expired. Replace it, or the next invoice cannot be paid.',
    add: 'Add a card',
    replace: 'Replace the card',
    replaceHint: 'The new card takes the place of the present one as soon as it is saved.',
    delete: 'Delete the card',
    invoices: 'See the last invoices',
    readOnly: 'Only the merchant itself can change the card.',
    deletion: {
      title: 'Delete the card?',
      text: 'The card is forgotten here and at the payment provider. You can add another one at any time.',
      textNeeded:
        'The card is forgotten here and at the payment provider. Without another one, the next invoice cannot be paid.',
      confirm: 'Delete the card',
      cancel: 'Keep the card',
    },
  },
  payment: {
    title: 'How the payment works',
    text: '<ul><li>The first invoice is created when you subscribe, the following ones each month on the same day. Each is paid at midnight, by the clock of your business, with the saved card.</li><li>GST ({gst}) and QST ({qst}) are added to the amount.</li><li>A refused payment is tried again one, three and five days later, unless the card cannot be used any more.</li><li>Even when a payment is late, your devices go on sending bills: the law does not wait.</li></ul><p><bills>See the invoices</bills></p>',
  },
  season: {
    title: 'Seasonal mode',
    on: 'On',
    off: 'Off',
    pausing: 'Everything works until {until}. After that the account is paused, and nothing is billed.',
    paused: 'The account is paused. It was valid until {until}; nothing is billed until you reopen.',
    text: '<ul><li>A pause stops the next invoices at the end of the period that is paid for. Take as many as you want.</li><li>When you reopen, a new period starts that day. Days that are paid for are never charged twice.</li><li>Before a pause, make sure that no bill is waiting: the <logs>activity log</logs> counts them.</li></ul>',
    pause: {
      open: 'Close for the season',
      title: 'Close for the season?',
      until: 'Everything goes on working until {until}, the last day that is paid for.',
      nothing: 'After that day nothing is billed, for as long as the pause lasts. The days left are not refunded.',
      bills: 'Send the bills that are waiting before you switch off your devices.',
      confirm: 'Close for the season',
      done: 'The pause is scheduled',
    },
    reactivate: {
      open: 'Reopen the account',
      title: 'Reopen the account?',
      today: 'The account is active at once, and a new period starts today.',
      invoice: 'Its invoice is created now and paid next midnight with the saved card.',
      goesOn: 'The pause is cancelled. Nothing is billed now: the days until {until} are paid for.',
      monthly: 'Afterwards the monthly invoices go on.',
      confirm: 'Reopen the account',
      done: 'The account is open again',
    },
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    subscription: typeof subscriptionEn;
  }
}
