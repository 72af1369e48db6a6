import { describe, expect, it } from 'vitest';
import { refTo, sampleBill, sampleItem } from '../../test/sample-bill.ts';
import { checkTransaction } from '../requests/check-transaction.ts';
import { ABANDONMENT_ITEM, CANCELLATION_ITEM, SUPPLEMENTARY_TAX_ITEM } from '../requests/standard-items.ts';
import type { TransactionItem } from '../requests/transaction.ts';
import { balanceItems, NO_AMOUNTS, NOTHING_ENTERED } from './balance-items.ts';
import { recipeCodes } from './recipe.ts';
import { RATES } from '../../test/rate-tables.ts';

const earlier = refTo(sampleBill({ noTrans: 'A-0900', datTrans: '20260115110000' }));
const cancelled = (items: TransactionItem[]) =>
  balanceItems(items, { word: CANCELLATION_ITEM, reason: 'client parti' });

const priced = (items: readonly TransactionItem[]): [string, string, string][] =>
  items.map(({ descr, prix, tax }) => [descr, prix, tax]);

describe('balanceItems', () => {
  it('adds one item per combination of taxes, with minus their sum', () => {
    const items = cancelled([sampleItem(), sampleItem({ descr: 'Timbre', tax: 'NON', acti: 'NON' }), sampleItem()]);
    expect(priced(items.slice(3))).toEqual([
      ['Annulation', '-000000020.00', 'FP'],
      ['Annulation', '-000000010.00', 'NON'],
    ]);
    expect(items[3]?.preci).toEqual([{ descr: 'client parti', acti: 'SOB' }]);
  });

  it('counts the prices of precisions', () => {
    const preci = [
      { qte: '+00001.00', descr: 'bacon', prix: '+000000001.50', tax: 'FP' as const, acti: 'RES' as const },
    ];
    expect(priced(cancelled([sampleItem({ preci })])).at(-1)).toEqual(['Annulation', '-000000011.50', 'FP']);
  });

  it('adds one item at zero when nothing had a price', () => {
    const free = sampleItem({ prix: '+000000000.00', tax: 'SOB', acti: 'SOB' });
    expect(priced(cancelled([free])).at(-1)).toEqual(['Annulation', '+000000000.00', 'SOB']);
  });

  it('leaves the item that names supplementary taxes at the end', () => {
    const named = {
      ...NOTHING_ENTERED,
      descr: SUPPLEMENTARY_TAX_ITEM,
      preci: [{ descr: 'droit', acti: 'SOB' as const }],
    };
    const items = cancelled([sampleItem({ tax: 'FPS' }), named]);
    expect(items.map(({ descr }) => descr)).toEqual(['Plat du jour', 'Annulation', SUPPLEMENTARY_TAX_ITEM]);
  });

  it('makes a cancellation and an abandonment that the authority takes', () => {
    const cancellation = recipeCodes({ kind: 'cancellation', form: 'PAP', of: [earlier] });
    expect(
      checkTransaction({ ...sampleBill(), ...cancellation, items: cancelled([sampleItem()]), mont: NO_AMOUNTS }, RATES),
    ).toEqual([]);
    const balanced = balanceItems([sampleItem()], { word: ABANDONMENT_ITEM, reason: null });
    const abandonment = recipeCodes({ kind: 'abandonment' });
    expect(checkTransaction({ ...sampleBill(), ...abandonment, items: balanced, mont: NO_AMOUNTS }, RATES)).toEqual([]);
    expect(
      checkTransaction({ ...sampleBill(), ...abandonment, items: [NOTHING_ENTERED], mont: NO_AMOUNTS }, RATES),
    ).toEqual([]);
  });
});
