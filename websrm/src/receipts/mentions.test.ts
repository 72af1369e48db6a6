import { describe, expect, it } from 'vitest';
import { NOTHING, refTo, sampleBill, sampleItem, TEN_DOLLARS } from '../../test/sample-bill.ts';
import { type DocumentCopy, listMentions, standingMentions } from './mentions.ts';
import type { Transaction } from '../requests/transaction.ts';

const MINUS_TEN = { avantTax: '-000000010.00', TPS: '-000000000.50', TVQ: '-000000001.00', apresTax: '-000000011.50' };
const toZero = { ...TEN_DOLLARS, ajus: '-000000011.50', mtdu: '+000000000.00' };
const FINAL = 'PAIEMENT REÇU';
const NOT_FOR_CUSTOMER = 'NE PAS REMETTRE AU CLIENT';
const OPERATORS_COPY = '*** COPIE DU COMMERÇANT ***';

let serial = 0;
/** A transaction with a number of its own. */
function one(change: Partial<Transaction> = {}): Transaction {
  serial += 1;
  return sampleBill({ noTrans: `T-${serial}`, ...change });
}
const bill = (change: Partial<Transaction> = {}) => one({ typTrans: 'ADDI', modPai: 'SOB', ...change });
const following = (earlier: Transaction[], change: Partial<Transaction> = {}): Partial<Transaction> => ({
  refs: earlier.map(refTo),
  ...change,
});
const status = (change: Partial<Transaction>, earlier: readonly Transaction[] = [], rest: Partial<DocumentCopy> = {}) =>
  listMentions({ transaction: one(change), earlier, ...rest }).status;
const payment = (change: Partial<Transaction>) => listMentions({ transaction: one(change) }).payment;
const cancellation = [sampleItem(), sampleItem({ descr: 'Annulation', prix: '-000000010.00' })];

describe('order 1, the payment,', () => {
  it.each<[string, Partial<Transaction>, string | null]>([
    ['names the method of a receipt', {}, 'CARTE DE DÉBIT'],
    ['names the method of a refund', { mont: MINUS_TEN }, 'CARTE DE DÉBIT'],
    ['says that nothing was paid when nothing was due', { mont: NOTHING, modPai: 'AUC' }, 'AUCUN PAIEMENT'],
    ['looks at the amount due after an adjustment', { mont: toZero, modPai: 'AUC' }, 'AUCUN PAIEMENT'],
    ['says nothing when a method contradicts a zero amount', { mont: NOTHING }, null],
    ['says nothing when none is said of an amount', { modPai: 'AUC' }, null],
    ['says that one left without paying', { modImpr: 'PSP', modPai: 'AUC' }, 'AUCUN PAIEMENT'],
    ['is there on reproductions', { modImpr: 'RPR' }, 'CARTE DE DÉBIT'],
    ['is there on duplicates', { modImpr: 'DUP' }, 'CARTE DE DÉBIT'],
    ['is not there on a bill', { typTrans: 'ADDI', modPai: 'SOB' }, null],
    ['is not there on an aborted receipt', { modImpr: 'ANN' }, null],
    ['says that it was charged to an account', { modPai: 'PAC' }, 'PORTÉ AU COMPTE'],
  ])('%s', (_what, change, expected) => {
    expect(payment(change)).toBe(expected);
  });

  it('bears the name this business gives to prepaid instruments', () => {
    const transaction = one({ modPai: 'CPR' });
    expect(listMentions({ transaction, prepaid: 'CHÈQUE CADEAU' }).payment).toBe('CHÈQUE CADEAU');
  });
});

describe('order 2, the platform,', () => {
  const ordered = { sectActi: { abrvt: 'RBC', typServ: 'LVT', nbClint: '001' } } as const;
  it.each<[string, Partial<Transaction>, boolean]>([
    ['is on a receipt', ordered, true],
    ['is on a bill', { ...ordered, typTrans: 'ADDI', modPai: 'SOB' }, true],
    ['is not on a quote', { ...ordered, typTrans: 'SOUM', modPai: 'SOB' }, false],
    ['is not on what no customer gets', { ...ordered, modImpr: 'PSP' }, false],
    ['is not on an order at the counter', {}, false],
  ])('%s', (_what, change, expected) => {
    const words = expected ? 'COMMANDE PAR UNE PLATEFORME NUMÉRIQUE' : null;
    expect(listMentions({ transaction: one(change) }).platform).toBe(words);
  });
});

describe('orders 3 to 5, copies,', () => {
  it.each<[string, Partial<Transaction>, string[]]>([
    ['training', { modTrans: 'FOR' }, ['*** DOCUMENT DE FORMATION ***', NOT_FOR_CUSTOMER, FINAL]],
    ['a duplicate', { modImpr: 'DUP' }, [OPERATORS_COPY, NOT_FOR_CUSTOMER, FINAL]],
    ['a reproduction', { modImpr: 'RPR' }, ['REPRODUCTION', FINAL]],
    [
      'a duplicate in training says once that it is not for the customer',
      { modTrans: 'FOR', modImpr: 'DUP' },
      ['*** DOCUMENT DE FORMATION ***', OPERATORS_COPY, NOT_FOR_CUSTOMER, FINAL],
    ],
    [
      'an aborted entry',
      { modImpr: 'ANN', mont: NOTHING },
      [OPERATORS_COPY, NOT_FOR_CUSTOMER, 'TRANSACTION ABANDONNÉE'],
    ],
    ['left without paying', { modImpr: 'PSP', modPai: 'AUC' }, [OPERATORS_COPY, NOT_FOR_CUSTOMER, 'PAIEMENT NON REÇU']],
    [
      'left without paying nothing',
      { modImpr: 'PSP', modPai: 'AUC', mont: NOTHING },
      [OPERATORS_COPY, NOT_FOR_CUSTOMER],
    ],
    ['a third party', { typTrans: 'TIER', modPai: 'SOB' }, [OPERATORS_COPY, NOT_FOR_CUSTOMER]],
    [
      'the duplicate for a third party',
      { typTrans: 'TIER', modPai: 'SOB', modImpr: 'DUP' },
      [OPERATORS_COPY, NOT_FOR_CUSTOMER, 'TIERS INHABITUEL'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(status(change)).toEqual(expected);
  });
});

describe('order 6, receipts,', () => {
  it.each<[string, Partial<Transaction>, string[]]>([
    ['a payment', {}, [FINAL]],
    ['a charge to an account', { modPai: 'PAC' }, ['PORTÉ AU COMPTE']],
    ['a credit note', { mont: MINUS_TEN }, ['NOTE DE CRÉDIT']],
    ['a credit to an account', { mont: MINUS_TEN, modPai: 'PAC' }, ['PORTÉ AU COMPTE', 'NOTE DE CRÉDIT']],
    ['a gift', { mont: NOTHING, modPai: 'AUC' }, []],
    ['nothing left to pay after an adjustment', { mont: toZero, modPai: 'AUC' }, []],
    ['an amount without a method', { modPai: 'AUC' }, []],
  ])('%s', (_what, change, expected) => {
    expect(status(change)).toEqual(expected);
  });

  it('a cancelled bill or estimate is named after what it cancels', () => {
    const estimate = bill({ typTrans: 'ESTM' });
    const [first, quote] = [bill(), bill({ typTrans: 'SOUM' })];
    const cancel = (earlier: Transaction, change: Partial<Transaction> = {}) =>
      status(following([earlier], { modPai: 'AUC', mont: NOTHING, items: cancellation, ...change }), [
        first,
        estimate,
        quote,
      ]);
    expect(cancel(first)).toEqual(['FACTURE ANNULÉE']);
    expect(cancel(first, { modImpr: 'RPR' })).toEqual(['REPRODUCTION', 'FACTURE ANNULÉE']);
    expect(cancel(estimate)).toEqual(['ESTIMATION ANNULÉE']);
    expect(cancel(quote)).toEqual([]);
    expect(cancel(first, { items: [sampleItem()] })).toEqual([]);
    expect(cancel(first, { modPai: 'DEB' })).toEqual([]);
  });
});

describe('orders 6 and 7, sequences,', () => {
  it.each<[Transaction['typTrans'], string, string, string]>([
    ['ADDI', 'FACTURE ORIGINALE', 'FACTURE RÉVISÉE', 'facture'],
    ['ESTM', 'ESTIMATION DES RENSEIGNEMENTS', 'ESTIMATION RÉVISÉE', 'estimation'],
    ['SOUM', 'SOUMISSION', 'SOUMISSION RÉVISÉE', 'soumission'],
  ])('%s: the first, then how many it replaces', (typTrans, original, revised, noun) => {
    const first = bill({ typTrans });
    const second = bill(following([first], { typTrans }));
    const again = { typTrans, modPai: 'SOB' } as const;
    expect(status(again)).toEqual([original]);
    expect(status(following([first], again), [first])).toEqual([revised, `Remplace 1 ${noun}`]);
    expect(status(following([second], again), [first, second])).toEqual([revised, `Remplace 2 ${noun}s`]);
  });

  it('what was not printed was not given to anyone, so it is not replaced', () => {
    const saved = bill({ formImpr: 'NON' });
    const change = following([saved], { typTrans: 'ADDI', modPai: 'SOB' });
    expect(status(change, [saved])).toEqual(['FACTURE ORIGINALE']);
    const printed = bill();
    const savedAgain = bill(following([printed], { formImpr: 'NON' }));
    expect(status({ ...change, refs: [refTo(savedAgain)] }, [printed, savedAgain])).toEqual([
      'FACTURE RÉVISÉE',
      'Remplace 1 facture',
    ]);
  });

  it('a bill that follows an estimate is an original', () => {
    const estimate = bill({ typTrans: 'ESTM' });
    expect(status(following([estimate], { typTrans: 'ADDI', modPai: 'SOB' }), [estimate])).toEqual([
      'FACTURE ORIGINALE',
    ]);
  });

  it('a bill that groups several replaces all of them, common ancestors once', () => {
    const parent = bill();
    const [left, right] = [bill(following([parent])), bill(following([parent]))];
    const grouped = following([left, right], { typTrans: 'ADDI', modPai: 'SOB' });
    expect(status(grouped, [parent, left, right])).toEqual(['FACTURE RÉVISÉE', 'Remplace 3 factures']);
  });

  it('an aborted bill is neither original nor revised', () => {
    expect(status({ typTrans: 'ADDI', modPai: 'SOB', modImpr: 'ANN' })).not.toContain('FACTURE ORIGINALE');
  });
});

describe('order 7, corrections,', () => {
  const receipt = one();
  const note = one({ mont: MINUS_TEN });
  const undo = (t: Transaction, change: Partial<Transaction> = {}) =>
    one(following([t], { mont: t === note ? TEN_DOLLARS : MINUS_TEN, formImpr: 'NON', ...change }));

  it('a receipt made after the unprinted reverse of another is corrected', () => {
    const reverse = undo(receipt);
    expect(status(following([reverse]), [reverse, receipt])).toEqual([FINAL, 'Facture corrigée']);
    expect(status(following([reverse], { modPai: 'PAC' }), [reverse, receipt])).toEqual([
      'PORTÉ AU COMPTE',
      'Facture corrigée',
    ]);
  });

  it('so is a credit note', () => {
    const reverse = undo(note);
    expect(status(following([reverse], { mont: MINUS_TEN }), [reverse, note])).toEqual([
      'NOTE DE CRÉDIT',
      'Note de crédit corrigée',
    ]);
  });

  it('but not when the reverse was printed, when it reverses nothing known, or when the sign is another', () => {
    const printed = undo(receipt, { formImpr: 'PAP' });
    const reverse = undo(receipt);
    const plain = [FINAL];
    expect(status(following([printed]), [printed, receipt])).toEqual(plain);
    expect(status(following([reverse]), [reverse])).toEqual(plain);
    expect(status(following([reverse]), [])).toEqual(plain);
    expect(status(following([receipt]), [receipt])).toEqual(plain);
    expect(status(following([reverse], { mont: MINUS_TEN }), [reverse, receipt])).toEqual(['NOTE DE CRÉDIT']);
    expect(status(following([reverse], { mont: toZero, modPai: 'AUC' }), [reverse, receipt])).toEqual([]);
  });
});

describe('orders 8 and 9, electronic documents,', () => {
  it.each<[Transaction['formImpr'], 'paper' | 'electronic' | undefined, boolean, boolean]>([
    ['PEL', 'electronic', true, true],
    ['PEL', 'paper', false, false],
    ['PEL', undefined, false, false],
    ['ELE', 'electronic', false, true],
    ['PAP', 'electronic', false, false],
  ])('%s on %s', (formImpr, copy, saysCopy, hasLink) => {
    const mentions = listMentions({ transaction: one({ formImpr }), ...(copy ? { copy } : {}) });
    expect(mentions.status.includes('Copie électronique')).toBe(saysCopy);
    expect(mentions.link).toBe(hasLink ? 'Consulter la transaction en ligne' : null);
  });
});

describe('order 10, the authority,', () => {
  it('is silent when it answered, and says why when it did not', () => {
    expect(standingMentions({ kind: 'accepted', psiDatTrans: '20260115120502', psiNoTrans: 'X' })).toEqual([]);
    expect(standingMentions({ kind: 'no-answer' })).toEqual(['PROBLÈME DE COMMUNICATION']);
    expect(standingMentions({ kind: 'invalid-certificate' })).toEqual([
      '*** CERTIFICAT INVALIDE ***',
      NOT_FOR_CUSTOMER,
    ]);
  });
});
