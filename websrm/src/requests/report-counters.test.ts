import { describe, expect, it } from 'vitest';
import { NOTHING, refTo, sampleBill, TEN_DOLLARS } from '../../test/sample-bill.ts';
import { countTransaction, isPayment, NO_COUNTERS, soldCents } from './report-counters.ts';
import type { Transaction } from './transaction.ts';

const refs = [refTo(sampleBill({ noTrans: 'A-0900' }))];
const MINUS_TEN = { avantTax: '-000000010.00', TPS: '-000000000.50', TVQ: '-000000001.00', apresTax: '-000000011.50' };
const instalment = (versAnt: string) => ({ ...TEN_DOLLARS, versActu: '+000000001.00', versAnt, sold: '+000000001.00' });

describe('what counts as a payment', () => {
  it.each<[string, Partial<Transaction>, boolean]>([
    ['a sale', {}, true],
    ['a credit note', { mont: MINUS_TEN }, true],
    ['the unprinted reverse of a receipt', { mont: MINUS_TEN, formImpr: 'NON', refs }, true],
    ['a first instalment', { mont: instalment('+000000000.00') }, true],
    ['a further instalment', { mont: instalment('+000000005.00'), refs }, false],
    ['a receipt of nothing', { mont: NOTHING, modPai: 'AUC' }, false],
    ['a bill', { typTrans: 'ADDI' }, false],
    ['an estimate', { typTrans: 'ESTM' }, false],
    ['a quote', { typTrans: 'SOUM' }, false],
    ['a third party', { typTrans: 'TIER' }, false],
    ['training', { modTrans: 'FOR' }, false],
    ['a reproduction', { modImpr: 'RPR' }, false],
    ['a duplicate', { modImpr: 'DUP' }, false],
    ['left without paying', { modImpr: 'PSP' }, false],
    ['an aborted entry', { modImpr: 'ANN' }, false],
  ])('%s', (_what, change, expected) => {
    expect(isPayment(sampleBill(change))).toBe(expected);
  });
});

describe('what a transaction adds to the sales', () => {
  it.each<[string, Partial<Transaction>, number]>([
    ['a sale', {}, 1150],
    ['a credit note', { mont: MINUS_TEN }, -1150],
    ['training', { modTrans: 'FOR' }, 0],
    ['a reproduction', { modImpr: 'RPR' }, 0],
  ])('%s', (_what, change, expected) => {
    expect(soldCents(sampleBill(change))).toBe(expected);
  });
});

describe('the counters of a year', () => {
  it('count every transaction and sum the payments', () => {
    const adjusted = sampleBill({ mont: { ...TEN_DOLLARS, ajus: '-000000000.02', mtdu: '+000000011.48' } });
    const all = [sampleBill(), sampleBill({ typTrans: 'ADDI' }), adjusted, sampleBill({ mont: MINUS_TEN })];
    expect(all.reduce(countTransaction, NO_COUNTERS)).toEqual({
      transactions: 4,
      payments: 3,
      beforeTaxCents: 1000,
      gstCents: 50,
      qstCents: 100,
      totalCents: 1150,
      adjustmentCents: -2,
    });
  });

  it('are not changed in place', () => {
    countTransaction(NO_COUNTERS, sampleBill());
    expect(NO_COUNTERS.transactions).toBe(0);
  });
});
