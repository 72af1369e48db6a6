import { describe, expect, it } from 'vitest';
import { NOTHING, sampleBill, sampleItem } from '../../test/sample-bill.ts';
import { checkItems } from './check-items.ts';
import type { Transaction, TransactionItem } from './transaction.ts';
import { RATES } from '../../test/rate-tables.ts';

function codes(items: TransactionItem[], change: Partial<Transaction> = {}): string[] {
  return checkItems(sampleBill({ items, ...change }), RATES).map((one) => `${one.errorId.slice(8, 11)} ${one.path}`);
}
const zero = { prix: '+000000000.00', tax: 'SOB', acti: 'SOB' } as const;

describe('items that are coherent have no fault', () => {
  it.each<[string, TransactionItem[]]>([
    ['a priced item', [sampleItem()]],
    [
      'a contract at zero with its precisions',
      [sampleItem({ ...zero, descr: 'Contrat', preci: [{ descr: 'ref:C-18', acti: 'SOB' }] })],
    ],
    ['a zero price whose taxes are named all the same', [sampleItem({ ...zero, tax: 'FP' })]],
    [
      'prices on the precisions',
      [
        sampleItem({
          ...zero,
          preci: [{ qte: '+00001.00', descr: 'grand', prix: '+000000010.00', tax: 'FP', acti: 'RES' }],
        }),
      ],
    ],
    [
      'a counted precision without price',
      [sampleItem({ preci: [{ qte: '+00040.00', descr: 'personnes', acti: 'SOB' }] })],
    ],
    ['a service charge with both taxes', [sampleItem(), sampleItem({ descr: 'Frais de service' })]],
    [
      'a supplementary tax that is named last',
      [
        sampleItem({ tax: 'FPS' }),
        sampleItem({
          ...zero,
          qte: '+00000.00',
          descr: 'Taxe(s) supplémentaire(s)',
          preci: [{ descr: 'droit inclus', acti: 'SOB' }],
        }),
      ],
    ],
  ])('%s', (_what, items) => {
    expect(codes(items)).toEqual([]);
  });
});

describe('items that are not coherent are refused', () => {
  it.each<[string, TransactionItem[]]>([
    [
      '541 items.0.preci.0.qte',
      [sampleItem({ preci: [{ descr: 'extra', prix: '+000000001.00', tax: 'FP', acti: 'RES' }] })],
    ],
    ['541 items.0.preci.0.qte', [sampleItem({ preci: [{ descr: 'extra', unitr: '+000000001.00', acti: 'SOB' }] })]],
    [
      '542 items.0.preci.0.tax',
      [sampleItem({ preci: [{ qte: '+00001.00', descr: 'extra', prix: '+000000001.00', acti: 'RES' }] })],
    ],
    ['543 items.0.tax', [sampleItem({ descr: 'Frais de service', tax: 'F' })]],
    ['550 items.0.acti', [sampleItem({ acti: 'SOB' })]],
    ['550 items.0.acti', [sampleItem({ ...zero, acti: 'RES' })]],
    ['550 items.0.preci.0.acti', [sampleItem({ preci: [{ descr: 'sans sel', acti: 'RES' }] })]],
    [
      '550 items.0.preci.0.acti',
      [sampleItem({ preci: [{ qte: '+00001.00', descr: 'extra', prix: '+000000001.00', tax: 'FP', acti: 'SOB' }] })],
    ],
    ['554 items', [sampleItem({ tax: 'FPS' })]],
    ['554 items', [sampleItem({ tax: 'S' }), sampleItem({ ...zero, descr: 'Taxe(s) supplémentaire(s)' })]],
    [
      '554 items',
      [
        sampleItem({ ...zero, descr: 'Taxe(s) supplémentaire(s)', preci: [{ descr: 'droit', acti: 'SOB' }] }),
        sampleItem({ tax: 'FS' }),
      ],
    ],
    [
      '554 items',
      [sampleItem({ preci: [{ qte: '+00001.00', descr: 'bière', prix: '+000000001.00', tax: 'PS', acti: 'BAR' }] })],
    ],
  ])('%s (%#)', (expected, items) => {
    expect(codes(items)).toEqual([expected]);
  });

  it('and every fault of every line is named', () => {
    const items = [sampleItem({ acti: 'SOB' }), sampleItem({ ...zero, acti: 'BAR' })];
    expect(codes(items, { mont: NOTHING })).toEqual(['550 items.0.acti', '550 items.1.acti']);
  });
});
