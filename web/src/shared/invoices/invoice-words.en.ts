export const invoiceWordsEn = {
  states: {
    open: 'To be paid',
    charging: 'Payment under way',
    unknown: 'Payment being verified',
    paid: 'Paid',
    refused: 'Card refused',
    'past-due': 'Past due',
    credited: 'Credited',
    held: 'Charge being checked',
  },
  lines: {
    caption: 'Lines, taxes and what is due',
    kinds: {
      'monthly-service': 'Monthly service',
      installation: 'Installation',
      'service-discount': 'Discount on the service',
      'installation-discount': 'Discount on the installation',
    },
    subtotal: 'Subtotal',
    gst: 'GST ({gst})',
    qst: 'QST ({qst})',
    total: 'Total',
    credited: 'Credited',
    due: 'Amount due',
  },
  history: {
    attempts: 'Payment attempts',
    attempt: '{at} · {by} · {card}',
    attemptStates: {
      'under-way': 'Under way',
      succeeded: 'Paid',
      'declined-soft': 'Refused',
      'declined-hard': 'Refused for good',
      'action-required': 'The bank asks for a confirmation',
      unknown: 'Being verified',
      'not-charged': 'Nothing was charged',
      unexpected: 'Another charge than expected',
    },
    by: { midnight: 'at midnight', merchant: 'by the merchant', admin: 'by support', restore: 'found at the provider' },
    credits: 'Credit notes',
    credit: '{number}: {amount}',
    refunds: {
      none: 'nothing had been paid',
      'under-way': 'refund under way',
      done: 'refunded',
      unknown: 'refund being verified',
      failed: 'refund refused by the payment provider, support sees to it',
    },
  },
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    invoiceWords: typeof invoiceWordsEn;
  }
}
