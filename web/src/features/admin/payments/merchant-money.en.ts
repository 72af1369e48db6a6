export const merchantMoneyEn = {
  title: 'Account and invoices',
  lead: 'How a merchant’s subscription and invoices stand, and what can be put right.',
  back: 'All merchants',
  account: {
    states: { none: 'Not subscribed', active: 'Subscribed', pausing: 'Pause scheduled', paused: 'Paused' },
    pastDue: 'Past due',
    installation: 'Plan',
    installations: { autonomous: 'Autonomous', assisted: 'Assisted' },
    subscribedAt: 'Subscribed on',
    validUntil: 'Valid until',
    promoCode: 'Promo code',
    none: 'None',
    toBilling: 'Card and seasonal mode',
    toBills: 'Invoices as the merchant sees them',
  },
  invoices: {
    title: 'Subscription invoices',
    columns: {
      number: 'Number',
      createdOn: 'Created on',
      state: 'Status',
      due: 'Due',
      total: 'Total amount',
      nextAttempt: 'Next attempt',
    },
    empty: 'No invoice yet',
  },
  invoice: {
    title: 'Invoice {number}',
    retry: {
      open: 'Try the payment now',
      ask: 'Charge {amount} to the saved card now, whatever the schedule of attempts says?',
      do: 'Charge {amount}',
      back: 'Back to the invoice',
      paid: 'The payment went through. The merchant is notified by email.',
      declined: 'The card was refused. The merchant is notified by email.',
      unknown:
        'It is not known yet whether the payment went through. The provider is being asked; nothing is charged twice.',
    },
    retryRefund: {
      do: 'Try the refund again',
      done: 'The amount has been refunded',
      refused: 'The provider refused again: see its own page for the reason, or refund the amount another way.',
    },
    refund: {
      open: 'Refund',
      openUnpaid: 'Cancel or reduce',
      paid: 'A credit note is made and sent, and the amount goes back to the card that paid.',
      unpaid: 'A credit note is made and sent. Nothing has been paid, so nothing is refunded; what is left stays due.',
      amount: 'Amount, taxes included',
      left: 'If left empty: the full remaining amount, {amount}',
      reason: 'Reason, for the credit note',
      rules: {
        amount: 'An amount up to {amount}',
        reason: 'At least three characters',
      },
      do: 'Refund the amount',
      doUnpaid: 'Make the credit note',
      back: 'Back to the invoice',
      done: 'Credit note made for invoice {number}',
    },
  },
} as const;

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    merchantMoney: typeof merchantMoneyEn;
  }
}
