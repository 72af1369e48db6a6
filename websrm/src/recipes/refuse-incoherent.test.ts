import { describe, expect, it } from 'vitest';
import { NOTHING, refTo, sampleBill, sampleItem, TEN_DOLLARS } from '../../test/sample-bill.ts';
import type { Transaction } from '../requests/transaction.ts';
import { refuseIncoherent } from './refuse-incoherent.ts';
import { RATES } from '../../test/rate-tables.ts';

const earlier = refTo(sampleBill({ noTrans: 'A-0900', datTrans: '20260115110000' }));

describe('what the authority would refuse is not signed', () => {
  it('a coherent transaction passes', () => {
    expect(() => refuseIncoherent(sampleBill(), RATES)).not.toThrow();
  });

  it.each<[string, Partial<Transaction>]>([
    ['502', { refs: [{ ...earlier, noTrans: 'A-1001', datTrans: '20260115120500' }] }],
    ['503', { refs: [earlier, earlier] }],
    ['504', { typTrans: 'ADDI' }],
    ['505', { modPai: 'SOB' }],
    ['523', { mont: { ...TEN_DOLLARS, apresTax: '+000000011.51' } }],
    ['528', { modImpr: 'PSP' }],
    ['532', { mont: { ...TEN_DOLLARS, versActu: '+000000005.00' } }],
    ['534', { mont: { ...TEN_DOLLARS, versActu: '+000000005.00', versAnt: '+000000005.00', sold: '+000000001.50' } }],
    ['535', { mont: { ...TEN_DOLLARS, versActu: '+000000005.00', versAnt: '+000000000.00', sold: '+000000001.50' } }],
    ['537', { sectActi: { abrvt: 'RBC', nbClint: '001' } }],
    ['538', { mont: { ...TEN_DOLLARS, ajus: '-000000000.50' } }],
    ['541', { items: [sampleItem({ preci: [{ descr: 'bacon', prix: '+000000000.00', acti: 'SOB' }] })] }],
    [
      '543',
      {
        items: [
          sampleItem(),
          sampleItem({ descr: 'Frais de service', prix: '+000000000.00', tax: 'SOB', acti: 'SOB' }),
        ],
      },
    ],
    ['545', { items: [sampleItem({ acti: 'HAB' })] }],
    ['546', { items: [sampleItem({ prix: '+000000000.00', tax: 'SOB', acti: 'SOB' })], mont: NOTHING }],
    ['547', { mont: { ...TEN_DOLLARS, ajus: '-000000000.50', mtdu: '+000000011.01' } }],
    ['548', { commerElectr: 'O', modPai: 'ARG' }],
    ['549', { items: [sampleItem({ descr: 'Annulation' })] }],
    ['550', { items: [sampleItem({ acti: 'SOB' })] }],
    ['554', { items: [sampleItem({ tax: 'FPS' })] }],
  ])('error %s', (code, change) => {
    expect(() => refuseIncoherent(sampleBill(change), RATES)).toThrow(`JW00B999${code}E`);
  });
});
