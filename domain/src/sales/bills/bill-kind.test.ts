import { describe, expect, it } from 'vitest';
import { BILL_KINDS, billKind, type BillDocument } from './bill-kind.ts';

const PAID = '+000000018.10';
const TAKEN_BACK = '-000000018.10';
const NOTHING = '+000000000.00';

const sale: BillDocument = {
  typTrans: 'RFER',
  modImpr: 'FAC',
  formImpr: 'PAP',
  modTrans: 'OPE',
  modPai: 'DEB',
  items: [{ descr: 'Poutine' }],
  mont: { avantTax: PAID, apresTax: PAID },
};
const refersTo = (avantTax: string) => ({ refs: [{ avantTax }] });
const of = (amount: string) => ({ mont: { avantTax: amount, apresTax: amount } });
const before = (typTrans: string) => ({ typTrans, modPai: 'SOB' });
const annulled = { modPai: 'AUC', items: [{ descr: 'Poutine' }, { descr: 'Annulation' }], ...of(NOTHING) };

/** A row per recipe of the authority's. Source: SRM-34. */
const RECIPES: readonly (readonly [string, Partial<BillDocument>, ReturnType<typeof billKind>])[] = [
  ['a sale at the counter', {}, 'receipt'],
  ['a sale of nothing', { modPai: 'AUC', ...of(NOTHING) }, 'receipt'],
  ['a gift that is rounded', { mont: { avantTax: PAID, apresTax: PAID, mtdu: NOTHING }, modPai: 'AUC' }, 'receipt'],
  ['a bill at a table', before('ADDI'), 'table-bill'],
  ['an order saved and not printed', { ...before('ADDI'), formImpr: 'NON' }, 'table-bill'],
  ['a revised bill', { ...before('ADDI'), ...refersTo(PAID) }, 'revised-bill'],
  ['a bill split or grouped', { ...before('ADDI'), refs: [{ avantTax: PAID }, { avantTax: PAID }] }, 'revised-bill'],
  ['the payment of a table bill', refersTo(PAID), 'receipt'],
  ['the same, not printed', { ...refersTo(PAID), formImpr: 'NON' }, 'receipt'],
  ['a quote', before('SOUM'), 'quote'],
  ['a revised quote', { ...before('SOUM'), ...refersTo(PAID) }, 'quote'],
  ['an estimate', before('ESTM'), 'estimate'],
  ['a usual third party', { ...before('TIER'), modImpr: 'FAC' }, 'third-party'],
  ['a cancelled table bill', { ...annulled, ...refersTo(PAID) }, 'cancellation'],
  ['an article called Annulation that cancels nothing', annulled, 'receipt'],
  ['an entry given up', { typTrans: 'SOB', modPai: 'SOB', modImpr: 'ANN', formImpr: 'NON' }, 'aborted'],
  ['a receipt given up', { modPai: 'AUC', modImpr: 'ANN', formImpr: 'NON' }, 'aborted'],
  ['a kind that is none', before('SOB'), 'aborted'],
  ['a customer who left', { modPai: 'AUC', modImpr: 'PSP', formImpr: 'NON', ...refersTo(PAID) }, 'left-without-paying'],
  ['a credit note', { ...of(TAKEN_BACK), ...refersTo(PAID) }, 'credit-note'],
  ['a credit note of a bill that is not known', of(TAKEN_BACK), 'credit-note'],
  ['the reverse of a receipt', { ...of(TAKEN_BACK), ...refersTo(PAID), formImpr: 'NON' }, 'reverse'],
  ['the reverse of a credit note', { ...refersTo(TAKEN_BACK), formImpr: 'NON' }, 'reverse'],
  ['a corrected receipt', refersTo(TAKEN_BACK), 'correction'],
  ['an unprinted part of a credit', { ...of('-000000001.00'), ...refersTo(PAID), formImpr: 'NON' }, 'credit-note'],
  [
    'an unprinted credit of two bills, of which one came to as much',
    { ...of(TAKEN_BACK), refs: [{ avantTax: PAID }, { avantTax: '+000000001.00' }], formImpr: 'NON' },
    'credit-note',
  ],
  ['a reproduction', { modImpr: 'RPR' }, 'reproduction'],
  ['a duplicate', { modImpr: 'DUP' }, 'duplicate'],
  ['a training bill', { modTrans: 'FOR' }, 'training'],
  ['a reproduction made in training', { modTrans: 'FOR', modImpr: 'RPR' }, 'training'],
  ['an instalment', { mont: { ...sale.mont, versActu: PAID } }, 'instalment'],
];

describe('the kind of a bill', () => {
  it.each(RECIPES)('of %s', (_, change, kind) => {
    expect(billKind({ ...sale, ...change })).toBe(kind);
  });

  it('is each of them for some recipe', () => {
    expect(new Set(RECIPES.map(([, , kind]) => kind))).toEqual(new Set(BILL_KINDS));
  });

  it.each(['SOUM', 'ESTM', 'ADDI', 'RFER', 'TIER', 'SOB'])('is there for %s in every mode', (typTrans) => {
    const modes = ['FAC', 'RPR', 'DUP', 'PSP', 'ANN'];
    for (const modImpr of modes)
      for (const formImpr of ['PAP', 'ELE', 'PEL', 'NON'])
        for (const modTrans of ['OPE', 'FOR'])
          expect(BILL_KINDS).toContain(billKind({ ...sale, typTrans, modImpr, formImpr, modTrans }));
  });
});
