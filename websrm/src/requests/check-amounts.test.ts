import { describe, expect, it } from 'vitest';
import { NOTHING, refTo, sampleBill, sampleItem, TEN_DOLLARS } from '../../test/sample-bill.ts';
import { checkAmounts } from './check-amounts.ts';
import type { Transaction, TransactionAmounts, TransactionItem } from './transaction.ts';
import { formatMoney } from './values.ts';
import { RATES } from '../../test/rate-tables.ts';

const refs = [refTo(sampleBill({ noTrans: 'A-0900' }))];
function codes(mont: Partial<TransactionAmounts>, change: Partial<Transaction> = {}): string[] {
  const bill = sampleBill({ ...change, mont: { ...TEN_DOLLARS, ...mont } });
  return checkAmounts(bill, RATES).map((one) => `${one.errorId.slice(8, 11)} ${one.path}`);
}

describe('amounts that add up have no fault', () => {
  it.each<[string, Partial<TransactionAmounts>, Partial<Transaction>]>([
    ['a plain sale', {}, {}],
    ['a rounding in coins', { ajus: '-000000000.02', mtdu: '+000000011.48' }, {}],
    ['a first instalment', { versActu: '+000000005.00', versAnt: '+000000000.00', sold: '+000000006.50' }, {}],
    ['a further instalment', { versActu: '+000000006.50', versAnt: '+000000005.00', sold: '+000000000.00' }, { refs }],
    ['nothing at all', NOTHING, { items: [sampleItem({ prix: '+000000000.00' })] }],
    [
      'an aborted bill whose balance names no tax',
      NOTHING,
      { items: [sampleItem(), sampleItem({ descr: 'Abandon', prix: '-000000010.00', tax: 'SOB' })] },
    ],
    [
      'a credit note that gives back the taxes others left',
      { avantTax: '-000000010.00', TPS: '-000000000.47', TVQ: '-000000001.05', apresTax: '-000000011.52' },
      { items: [sampleItem({ prix: '-000000010.00' })] },
    ],
    [
      'prices that include the taxes, the last one moved by a cent',
      { avantTax: '+000000008.69', TPS: '+000000000.44', TVQ: '+000000000.87', apresTax: '+000000010.00' },
      { items: [sampleItem({ prix: '+000000004.35' }), sampleItem({ prix: '+000000004.34' })] },
    ],
    [
      'items with one tax, none, or a taxed precision',
      { avantTax: '+000000014.00', TPS: '+000000000.25', TVQ: '+000000000.20', apresTax: '+000000014.45' },
      {
        items: [
          sampleItem({ prix: '+000000005.00', tax: 'F' }),
          sampleItem({ prix: '+000000007.00', tax: 'NON', preci: [precision('+000000002.00')] }),
        ],
      },
    ],
  ])('%s', (_what, mont, change) => {
    expect(codes(mont, change)).toEqual([]);
  });

  it('many prices that include the taxes, whose roundings add up on the last one', () => {
    const items = Array.from({ length: 200 }, () => sampleItem({ prix: '+000000001.74' }));
    const [avantTax, TPS, TVQ] = [34_800, 1740, 3471];
    const over = 40_000 - (avantTax + TPS + TVQ);
    items[199] = sampleItem({ prix: formatMoney(174 + over) });
    const mont = {
      avantTax: formatMoney(avantTax + over),
      TPS: formatMoney(TPS),
      TVQ: formatMoney(TVQ),
      apresTax: formatMoney(40_000),
    };
    expect(codes(mont, { items })).toEqual([]);
  });
});

describe('a credit note whose taxes do not follow from its lines is refused', () => {
  const credit = { TPS: '-000000000.25', TVQ: '-000000000.50', apresTax: '-000000005.75', avantTax: '-000000005.00' };
  const note = (tax: TransactionItem['tax'], more: TransactionItem[] = []) => ({
    items: [sampleItem({ prix: '-000000005.00', tax }), ...more],
    refs,
  });

  it.each<[string, TransactionItem['tax'], string[]]>([
    ['both taxes of an item that bears both', 'FP', []],
    ['both taxes of an item that bears none', 'NON', ['523 mont.TPS', '523 mont.TVQ']],
    ['QST of an item that bears GST alone', 'F', ['523 mont.TVQ']],
    ['GST of an item that bears QST alone', 'P', ['523 mont.TPS']],
  ])('%s', (_what, tax, expected) => {
    expect(codes(credit, note(tax))).toEqual(expected);
  });

  it('and so is a cent of tax that no line bears, or the taxes of another price', () => {
    const cent = { avantTax: '-000000005.00', TPS: '-000000000.01', TVQ: '+000000000.00', apresTax: '-000000005.01' };
    expect(codes(cent, note('NON'))).toEqual(['523 mont.TPS']);
    const other = { avantTax: '-000000005.00', TPS: '-000000000.32', TVQ: '-000000000.60', apresTax: '-000000005.92' };
    expect(codes(other, note('FP'))).toEqual(['523 mont.TPS', '523 mont.TVQ']);
  });
});

describe('amounts that do not add up are refused', () => {
  it.each<[string[], Partial<TransactionAmounts>]>([
    [['523 mont.apresTax'], { apresTax: '+000000011.51' }],
    [['523 mont.avantTax'], { avantTax: '+000000010.01', apresTax: '+000000011.51' }],
    [['523 mont.TPS'], { TPS: '+000000000.48', apresTax: '+000000011.48' }],
    [['523 mont.TVQ'], { TVQ: '+000000000.00', apresTax: '+000000010.50' }],
    [['538 mont.mtdu'], { ajus: '-000000000.02' }],
    [['538 mont.ajus'], { mtdu: '+000000011.50' }],
    [['547 mont.mtdu'], { ajus: '-000000000.02', mtdu: '+000000011.50' }],
    [['532 mont'], { versActu: '+000000011.50' }],
    [['532 mont'], { versActu: '+000000011.50', versAnt: '+000000000.00' }],
    [['534 refs'], { versActu: '+000000006.50', versAnt: '+000000005.00', sold: '+000000000.00' }],
    [['535 mont.sold'], { versActu: '+000000005.00', versAnt: '+000000000.00', sold: '+000000006.00' }],
    [['534 refs', '535 mont.sold'], { versActu: '+000000005.00', versAnt: '+000000001.00', sold: '+000000006.00' }],
  ])('%j', (expected, mont) => {
    expect(codes(mont)).toEqual(expected);
  });

  it('535 counts the instalments against the amount due, not the total', () => {
    const adjusted = { ajus: '-000000000.02', mtdu: '+000000011.48' };
    const paid = { versActu: '+000000011.48', versAnt: '+000000000.00', sold: '+000000000.00' };
    expect(codes({ ...adjusted, ...paid })).toEqual([]);
    expect(codes({ ...adjusted, ...paid, versActu: '+000000011.50' })).toEqual(['535 mont.sold']);
  });
});

function precision(prix: string) {
  return { qte: '+00001.00', descr: 'extra', prix, tax: 'P', acti: 'RES' } as const;
}
