import type { ReceiptInput } from '../src/receipts/receipt.ts';
import type { Transaction } from '../src/requests/transaction.ts';
import { NOTHING, refTo, sampleBill, sampleItem, TEN_DOLLARS } from './sample-bill.ts';
import { FIRST } from './vectors.ts';

const MINUS_TEN: Transaction['mont'] = {
  avantTax: '-000000010.00',
  TPS: '-000000000.50',
  TVQ: '-000000001.00',
  apresTax: '-000000011.50',
};
const minus = sampleItem({ qte: '-00001.00', prix: '-000000010.00' });
const atTable: Partial<Transaction> = {
  sectActi: { abrvt: 'RBC', typServ: 'TBL', noTabl: '===12', nbClint: '004' },
};
const bill = sampleBill({ ...atTable, noTrans: 'B-10', typTrans: 'ADDI', modPai: 'SOB' });
const revised = sampleBill({ ...atTable, noTrans: 'B-11', typTrans: 'ADDI', modPai: 'SOB', refs: [refTo(bill)] });
const receipt = sampleBill({ noTrans: 'C-20' });
const reverse = sampleBill({
  noTrans: 'C-21',
  mont: MINUS_TEN,
  items: [minus],
  formImpr: 'NON',
  refs: [refTo(receipt)],
});

const usual = {
  answer: { kind: 'accepted', psiDatTrans: '20260115120502', psiNoTrans: '7KQ2-M4XD-19TB-Z0RC' },
  deviceNumber: '2468-1357-9024',
  business: { addressLines: ['200-45, rue du Port', 'Québec (Québec) G1K 3Z4'], phone: '4185550123' },
} as const;

/** One document of each kind, by the name of the file that holds its expected text. */
export const RECEIPT_CASES: Record<string, ReceiptInput> = {
  'a-sale': { ...usual, transaction: FIRST },
  'a-sale-offline': { ...usual, transaction: FIRST, answer: { kind: 'no-answer' } },
  'a-sale-with-an-invalid-certificate': { ...usual, transaction: FIRST, answer: { kind: 'invalid-certificate' } },
  'a-sale-with-a-coupon-and-a-tip': {
    ...usual,
    transaction: sampleBill({
      modPai: 'ARG',
      mont: { ...TEN_DOLLARS, ajus: '-000000001.50', mtdu: '+000000010.00', pourb: '+000000002.25' },
    }),
    thanks: ['Merci et à bientôt!'],
    notes: ['Ouvert tous les jours'],
  },
  'a-bill': { ...usual, transaction: bill },
  'a-revised-bill': { ...usual, transaction: revised, earlier: [bill] },
  'a-cancelled-bill': {
    ...usual,
    transaction: sampleBill({
      ...atTable,
      noTrans: 'B-12',
      modPai: 'AUC',
      mont: NOTHING,
      refs: [refTo(revised)],
      items: [
        sampleItem(),
        sampleItem({ descr: 'Annulation', prix: '-000000010.00', preci: [{ descr: 'client parti', acti: 'SOB' }] }),
      ],
    }),
    earlier: [bill, revised],
  },
  'a-departure-without-paying': {
    ...usual,
    transaction: sampleBill({ ...atTable, noTrans: 'B-13', modPai: 'AUC', modImpr: 'PSP', refs: [refTo(bill)] }),
    earlier: [bill],
  },
  'a-training-sale': { ...usual, transaction: { ...FIRST, modTrans: 'FOR' } },
  'a-reproduction': { ...usual, transaction: { ...FIRST, modImpr: 'RPR' } },
  'a-duplicate': { ...usual, transaction: { ...FIRST, modImpr: 'DUP' }, deviceNumber: '1111-2222-3333' },
  'a-corrected-receipt': {
    ...usual,
    transaction: sampleBill({ noTrans: 'C-22', modPai: 'CRE', refs: [refTo(reverse)] }),
    earlier: [reverse, receipt],
  },
  'a-credit-note': {
    ...usual,
    transaction: sampleBill({ noTrans: 'C-23', mont: MINUS_TEN, items: [minus], refs: [refTo(receipt)] }),
    earlier: [receipt],
  },
  'an-instalment': {
    ...usual,
    transaction: sampleBill({
      mont: { ...TEN_DOLLARS, versActu: '+000000005.00', versAnt: '+000000004.00', sold: '+000000002.50' },
      refs: [refTo(receipt)],
    }),
  },
  'a-gift': {
    ...usual,
    transaction: sampleBill({
      modPai: 'AUC',
      mont: NOTHING,
      items: [sampleItem({ prix: '+000000000.00', tax: 'SOB', acti: 'SOB' })],
    }),
  },
  'a-sale-on-the-islands': { ...usual, transaction: sampleBill({ utc: '-04:00A', datTrans: '20260715130500' }) },
  'an-electronic-platform-order': {
    ...usual,
    transaction: sampleBill({
      sectActi: { abrvt: 'RBC', typServ: 'LVT', nbClint: '001' },
      formImpr: 'PEL',
      modPai: 'AUT',
    }),
    copy: 'electronic',
    qrUrl: 'https://qr.example.test?f=abc',
  },
  'a-catering-contract': {
    ...usual,
    transaction: sampleBill({
      typTrans: 'ESTM',
      modPai: 'SOB',
      relaCommer: 'B2B',
      items: [
        sampleItem({
          descr: 'Contrat',
          prix: '+000000000.00',
          tax: 'SOB',
          acti: 'SOB',
          preci: [
            { descr: 'service de traiteur', acti: 'SOB' },
            { descr: 'date:2026-06-20', acti: 'SOB' },
            { qte: '+00040.00', descr: 'personnes', acti: 'SOB' },
          ],
        }),
        sampleItem({
          qte: '+00040.00',
          descr: 'Buffet froid de saison avec crudités, trempette maison et pain',
          unitr: '+000000022.00',
          prix: '+000000880.00',
        }),
        sampleItem({ qte: '+00002.50', descr: 'Transport', prix: '+000000125.00', tax: 'NON', acti: 'NON' }),
      ],
      mont: { avantTax: '+000001005.00', TPS: '+000000044.00', TVQ: '+000000087.78', apresTax: '+000001136.78' },
    }),
  },
  'an-aborted-entry': {
    ...usual,
    transaction: sampleBill({
      typTrans: 'SOB',
      modPai: 'SOB',
      modImpr: 'ANN',
      mont: NOTHING,
      items: [sampleItem({ descr: 'SOB', prix: '+000000000.00', tax: 'SOB', acti: 'SOB' })],
    }),
  },
};
