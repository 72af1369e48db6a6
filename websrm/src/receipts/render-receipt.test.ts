import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECEIPT_CASES } from '../../test/receipt-cases.ts';
import { sampleBill, sampleItem } from '../../test/sample-bill.ts';
import { buildReceipt, type Receipt } from './receipt.ts';
import { renderReceipt } from './render-receipt.ts';

const item = (change: object): Receipt => ({
  lines: [{ kind: 'item', level: 0, quantity: '1', description: 'Poutine', amount: '12,49', taxes: 'FP', ...change }],
});

describe('the text of a document', () => {
  it.each([32, 40, 48, 80])('never exceeds %d columns, and no line ends with a space', (columns) => {
    for (const input of Object.values(RECEIPT_CASES)) {
      for (const line of renderReceipt(buildReceipt(input), columns)) {
        expect(line.length).toBeLessThanOrEqual(columns);
        expect(line).toBe(line.trimEnd());
      }
    }
  });

  it('holds any description and any price, whatever their length', () => {
    const description = fc.stringMatching(/^[a-zé]{2,60}( [a-zé]{1,20}){0,3}$/).filter((text) => text.length <= 128);
    fc.assert(
      fc.property(description, fc.integer({ min: 1, max: 99_999_999_999 }), (descr, cents) => {
        const prix = `+${(cents / 100).toFixed(2).padStart(12, '0')}`;
        const bill = sampleBill({ items: [sampleItem({ descr, prix, qte: '+99999.99' })] });
        const lines = renderReceipt(
          buildReceipt({ transaction: bill, answer: { kind: 'no-answer' }, deviceNumber: '2468-1357-9024' }),
        );
        expect(lines.every((line) => line.length <= 48)).toBe(true);
        const printed = lines.join('').replaceAll(' ', '');
        for (const word of descr.split(' ')) expect(printed).toContain(word.slice(0, 10));
      }),
    );
  });

  it('wraps a long description under itself, the price on the first line', () => {
    expect(renderReceipt(item({ description: 'Assiette de fromages fins du Québec et pain' }))).toEqual([
      '   1 Assiette de fromages fins du      12,49 FP',
      '     Québec et pain',
    ]);
  });

  it('cuts a word that is longer than its column', () => {
    expect(renderReceipt(item({ description: 'a'.repeat(35) }), 40)).toEqual([
      `   1 ${'a'.repeat(20)}      12,49 FP`,
      `     ${'a'.repeat(15)}`,
    ]);
  });

  it('indents a precision, with its quantity before its words', () => {
    expect(
      renderReceipt(item({ level: 1, quantity: '40', description: 'personnes', amount: null, taxes: '' })),
    ).toEqual(['       40 personnes']);
  });

  it('puts the QR code in its place, centred, and nothing without one', () => {
    const qr: Receipt = { lines: [{ kind: 'rule' }, { kind: 'qr' }, { kind: 'rule' }] };
    expect(renderReceipt(qr, 32, ['##', '##'])).toEqual([
      '='.repeat(32),
      `${' '.repeat(15)}##`,
      `${' '.repeat(15)}##`,
      '='.repeat(32),
    ]);
    expect(renderReceipt(qr, 32)).toHaveLength(2);
  });

  it('has no unbreakable space left for a printer to stumble on', () => {
    expect(renderReceipt(item({ amount: '1\u00a0011,78' })).join('')).toContain('1 011,78');
  });

  it('is refused for a paper too narrow', () => {
    expect(() => renderReceipt({ lines: [] }, 31)).toThrow(RangeError);
  });
});
