/** A document's number as people read it: `000042` for an invoice, `C000007` for a credit note. */
export const documentNumber = (kind: 'invoice' | 'credit-note', number: number): string =>
  `${kind === 'credit-note' ? 'C' : ''}${String(number).padStart(6, '0')}`;

/** The number that people read, as a number; null for a text that is none of ours. */
export function readDocumentNumber(kind: 'invoice' | 'credit-note', text: string | null): number | null {
  const { letter = '', digits } = /^(?<letter>C?)(?<digits>\d{6,9})$/.exec(text ?? '')?.groups ?? {};
  return digits !== undefined && (letter === 'C') === (kind === 'credit-note') ? Number(digits) : null;
}
