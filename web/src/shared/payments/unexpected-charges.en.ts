export const unexpectedChargesEn = {
  title: 'Charges to check',
  lead: 'The payment provider took this money, and it pays no invoice as it stands. Refund it, or keep it with a note.',
  unknown: 'Unknown merchant',
  invoice: 'invoice {number}',
  reference: 'reference {reference}',
  note: 'Note: {note}',
  reasons: {
    duplicate: 'Another charge has paid this invoice already.',
    'amount-differs': 'The amount is not the one that is due. The invoice waits for your decision.',
    credited: 'The invoice had been credited.',
    'no-invoice': 'No invoice is known for this charge.',
  },
  states: {
    open: 'To decide',
    refunding: 'Refund under way',
    'refund-unknown': 'Refund being verified',
    'refund-failed': 'Refund refused by the provider',
    refunded: 'Refunded',
    kept: 'Kept',
  },
  refund: 'Refund',
  keep: 'Keep',
  askRefund: 'Return {amount} to the card that was charged? An invoice on hold is charged again at the next midnight.',
  doRefund: 'Refund {amount}',
  askKeep: 'The money is kept, and no invoice changes.',
  askKeepHeld: 'The invoice is then paid by this charge. If the charge is lower, the difference is credited.',
  noteLabel: 'Why it is kept',
  noteRule: 'At least three characters',
  doKeep: 'Keep this charge',
} as const;

declare module '../../lib/i18n/messages.ts' {
  interface Messages {
    unexpectedCharges: typeof unexpectedChargesEn;
  }
}
