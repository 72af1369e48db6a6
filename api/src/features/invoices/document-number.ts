/** A document's number as people read it: `000042` for an invoice, `C000007` for a credit note. */
export const documentNumber = (kind: 'invoice' | 'credit-note', number: number): string =>
  `${kind === 'credit-note' ? 'C' : ''}${String(number).padStart(6, '0')}`;
