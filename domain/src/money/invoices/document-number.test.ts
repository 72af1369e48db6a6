import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNumber, readDocumentNumber } from './document-number.ts';

describe('the number of a document', () => {
  it('has six digits, and a letter on a credit note', () => {
    expect(documentNumber('invoice', 42)).toBe('000042');
    expect(documentNumber('credit-note', 7)).toBe('C000007');
    expect(documentNumber('invoice', 1_234_567)).toBe('1234567');
  });

  it('is read back as the number it was made of, and as nothing by the other kind', () => {
    const kinds = fc.constantFrom('invoice' as const, 'credit-note' as const);
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 999_999_999 }), (kind, number) => {
        const text = documentNumber(kind, number);
        expect(readDocumentNumber(kind, text)).toBe(number);
        expect(readDocumentNumber(kind === 'invoice' ? 'credit-note' : 'invoice', text)).toBeNull();
      }),
    );
  });

  it.each([null, '', '42', 'C42', '00004a', '0000000042', 'c000042', ' 000042'])('is none of ours as %j', (text) => {
    expect(readDocumentNumber('invoice', text)).toBeNull();
    expect(readDocumentNumber('credit-note', text)).toBeNull();
  });
});
