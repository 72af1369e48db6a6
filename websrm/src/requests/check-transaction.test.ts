import { describe, expect, it } from 'vitest';
import { NOTHING, refTo, sampleBill, sampleItem, TEN_DOLLARS } from '../../test/sample-bill.ts';
import { FIRST } from '../../test/vectors.ts';
import { amountDueCents, checkTransaction } from './check-transaction.ts';
import type { Transaction } from './transaction.ts';
import { RATES } from '../../test/rate-tables.ts';

const earlier = sampleBill({ noTrans: 'A-0900', datTrans: '20260115110000' });
const refs = [refTo(earlier)];
const cancelled: Partial<Transaction> = {
  refs,
  modPai: 'AUC',
  mont: NOTHING,
  items: [
    sampleItem(),
    sampleItem({ descr: 'Annulation', prix: '-000000010.00', preci: [{ descr: 'client parti', acti: 'SOB' }] }),
  ],
};
const free = { items: [sampleItem({ prix: '+000000000.00', tax: 'SOB', acti: 'SOB' })], mont: NOTHING };
const thirdParty: Transaction['clint'] = {
  nomClint: 'Traiteur du bar',
  noTvqClint: '1234567890TQ0001',
  adr: [{ typAdr: 'EXP', noCiviq: '1', rue: 'rue du Port', vil: 'Québec', cp: 'G1K3Z4' }],
};

function codes(change: Partial<Transaction>): string[] {
  return checkTransaction(sampleBill(change), RATES).map((one) => `${one.errorId.slice(8, 11)} ${one.path}`);
}

describe('a transaction that is coherent has no fault', () => {
  it.each<[string, Partial<Transaction>]>([
    ['a counter sale', {}],
    ['the published example', FIRST],
    ['a bill at the table', { typTrans: 'ADDI', modPai: 'SOB' }],
    ['a payment of a bill', { refs }],
    ['a reference of the same number on another day', { refs: [{ ...refTo(earlier), noTrans: 'A-1001' }] }],
    ['a gift', { ...free, modPai: 'AUC' }],
    ['a cancelled bill', cancelled],
    ['a reproduction of a cancelled bill', { ...cancelled, modImpr: 'RPR' }],
    ['a departure without paying', { modImpr: 'PSP', modPai: 'AUC', formImpr: 'NON', refs }],
    ['an entry aborted before a type was chosen', { ...free, modImpr: 'ANN', typTrans: 'SOB', modPai: 'SOB' }],
    ['a receipt aborted at zero, either way of paying nothing', { ...free, modImpr: 'ANN', modPai: 'SOB' }],
    ['a receipt aborted at zero', { ...free, modImpr: 'ANN', modPai: 'AUC' }],
    ['a tip with its recipient', { mont: { ...TEN_DOLLARS, pourb: '+000000002.00' } }],
    ['a purchase online by card', { commerElectr: 'O', modPai: 'CRE' }],
    [
      'an item outside the regime without service details',
      { sectActi: { abrvt: 'RBC' }, items: [sampleItem({ acti: 'NON' })] },
    ],
    ['a sale by a usual third party', { items: [sampleItem({ acti: 'HAB' })], clint: thirdParty }],
    [
      'an unregistered version with its code',
      { SEV: { ...FIRST.SEV, idVersi: '0'.repeat(16), codCertif: 'FOB000000000' } },
    ],
  ])('%s', (_what, change) => {
    expect(codes(change)).toEqual([]);
  });
});

describe('a transaction whose codes do not go together is refused', () => {
  it.each<[string, Partial<Transaction>]>([
    ['502 refs.0', { refs: [{ ...refTo(earlier), noTrans: 'A-1001', datTrans: '20260115120500' }] }],
    ['503 refs.1', { refs: [refTo(earlier), refTo(earlier)] }],
    ['504 modPai', { typTrans: 'ADDI' }],
    ['504 modPai', { typTrans: 'TIER', modPai: 'ARG' }],
    ['505 modPai', { modPai: 'SOB' }],
    ['524 SEV.codCertif', { SEV: { ...FIRST.SEV, idVersi: '0'.repeat(16) } }],
    ['528 modPai', { modImpr: 'PSP', modPai: 'DEB' }],
    ['537 sectActi.typServ', { sectActi: { abrvt: 'RBC', nbClint: '001' } }],
    ['537 sectActi.nbClint', { sectActi: { abrvt: 'RBC', typServ: 'CMP' } }],
    ['545 clint', { items: [sampleItem({ acti: 'HAB' })] }],
    ['545 clint', { items: [sampleItem({ acti: 'HAB' })], typTrans: 'ADDI', modPai: 'SOB' }],
    ['545 clint', { items: [sampleItem({ acti: 'HAB' })], clint: { noTvqClint: '1234567890TQ0001' } }],
    ['546 modPai', { ...free }],
    ['546 modPai', { ...free, modImpr: 'ANN', modPai: 'DEB' }],
    ['548 modPai', { commerElectr: 'O', modPai: 'ARG' }],
    ['548 modPai', { commerElectr: 'O', modPai: 'CHQ' }],
    ['549 items', { ...cancelled, typTrans: 'ADDI', modPai: 'SOB' }],
    ['549 items', { ...cancelled, modImpr: 'PSP' }],
    ['549 items', { ...cancelled, items: [sampleItem({ descr: 'Annulation' })], mont: TEN_DOLLARS, modPai: 'DEB' }],
    ['549 items', { ...cancelled, mont: { ...NOTHING, ajus: '+000000000.00', mtdu: '+000000000.00' } }],
  ])('%s', (expected, change) => {
    expect(codes(change)).toEqual([expected]);
  });

  it('529 when a tip has no recipient', () => {
    const { nomUtil: _none, ...anonymous } = sampleBill({ mont: { ...TEN_DOLLARS, pourb: '+000000002.00' } });
    expect(checkTransaction(anonymous, RATES)).toEqual([{ errorId: 'JW00B999529E', path: 'nomUtil' }]);
  });

  it('549 when a cancellation refers to nothing', () => {
    const { refs: _none, ...alone } = sampleBill(cancelled);
    expect(checkTransaction(alone, RATES)).toEqual([{ errorId: 'JW00B999549E', path: 'items' }]);
  });
});

describe('the amount due', () => {
  it('is the total, or the total adjusted when there is an adjustment', () => {
    expect(amountDueCents(sampleBill())).toBe(1150);
    expect(amountDueCents(sampleBill({ mont: { ...TEN_DOLLARS, ajus: '-000000000.50', mtdu: '+000000011.00' } }))).toBe(
      1100,
    );
  });
});
