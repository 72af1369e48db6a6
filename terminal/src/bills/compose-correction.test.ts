import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { linkedRecord, signedBill } from '../../test/linked-record.ts';
import { composeBill, type Terms } from './compose-bill.ts';
import { composeCorrection, type Correction } from './compose-correction.ts';
import { composeCredit } from './compose-credit.ts';
import type { CreditNote } from './find-bill.ts';
import { priceLines } from './price-lines.ts';
import { RATES } from '../../test/taxes.ts';

const record = linkedRecord();
const REF = { noTrans: 'AAAA-1', datTrans: '20260115120500', avantTax: '+000000005.01' };
const AMOUNTS = { avantTax: '+000000005.01', TPS: '+000000000.25', TVQ: '+000000000.50', apresTax: '+000000005.76' };
const UNDONE = { avantTax: '-000000005.01', TPS: '-000000000.25', TVQ: '-000000000.50', apresTax: '-000000005.76' };

function receipt(terms: Partial<Terms> = {}): Transaction {
  const order = priceLines([{ description: 'Poutine', price: cents(501) }], RATES);
  const usual: Terms = { payment: 'DEB', customers: 1, tip: null, training: false };
  return signedBill(composeBill(record, order, { ...usual, ...terms }), 1);
}

const correct = (bill: Transaction, correction: Partial<Correction> = {}, credits: readonly CreditNote[] = []) =>
  composeCorrection(record, { bill, credits }, { payment: 'CRE', order: null, ...correction });

function bothOf(bill: Transaction, correction: Partial<Correction> = {}) {
  const composed = correct(bill, correction);
  if (!composed.ok) throw new Error(composed.reason);
  const [reverse, right] = composed.value;
  return { reverse, right };
}

function creditNote(): Transaction {
  const credit = composeCredit(
    record,
    { bill: receipt(), credits: [] },
    { amount: null, taxesIncluded: false, payment: 'DEB' },
  );
  if (!credit.ok) throw new Error(credit.reason);
  return signedBill(credit.value.content, 2);
}

describe('the correction of a receipt', () => {
  it('undoes it without a document, and makes the right one, which refers to what undid it', () => {
    const bill = receipt({ tip: cents(100) });
    const { reverse, right } = bothOf(bill);
    expect(reverse.content).toMatchObject({
      modPai: 'DEB',
      formImpr: 'NON',
      nomUtil: 'inconnu : Bistro du Quai',
      refs: [REF],
      items: [{ qte: '-00001.00', descr: 'Poutine', prix: '-000000005.01' }],
    });
    expect(reverse.content.mont).toEqual(UNDONE);
    expect(reverse).toMatchObject({ origin: 'refund', creditedLines: [0] });
    expect(right).toMatchObject({
      origin: 'sale',
      refersTo: 0,
      content: { modPai: 'CRE', formImpr: 'PAP', nomUtil: 'inconnu : Bistro du Quai', refs: [REF], items: bill.items },
    });
    expect(right.content.mont).toEqual({ ...AMOUNTS, pourb: '+000000001.00' });
  });

  it('names no one where the receipt did not', () => {
    const { reverse, right } = bothOf(receipt());
    for (const { content } of [reverse, right]) {
      expect(content).not.toHaveProperty('nomUtil');
      expect(content.mont).not.toHaveProperty('pourb');
    }
  });

  it('takes back the rounding of coins, and rounds where the right method is in coins', () => {
    const rounded = { ajus: '-000000000.01', mtdu: '+000000005.75' };
    expect(bothOf(receipt({ payment: 'ARG' })).reverse.content.mont).toEqual({
      ...UNDONE,
      ajus: '+000000000.01',
      mtdu: '-000000005.75',
    });
    expect(bothOf(receipt(), { payment: 'ARG' }).right.content.mont).toEqual({ ...AMOUNTS, ...rounded });
  });

  it('may be of its items, with the tip that was given', () => {
    const order = { lines: [{ description: 'Frites', price: cents(400) }], taxesIncluded: false };
    const { content } = bothOf(receipt({ tip: cents(100) }), { order }).right;
    expect(content.items).toEqual([
      { qte: '+00001.00', descr: 'Frites', prix: '+000000004.00', tax: 'FP', acti: 'RES' },
    ]);
    expect(content.mont).toEqual({
      avantTax: '+000000004.00',
      TPS: '+000000000.20',
      TVQ: '+000000000.40',
      apresTax: '+000000004.60',
      pourb: '+000000001.00',
    });
  });

  it.each<[string, Partial<Transaction>, string]>([
    ['an unpaid bill', { typTrans: 'ADDI' }, 'not-a-receipt'],
    ['guests who left without paying', { modImpr: 'PSP' }, 'not-a-receipt'],
    ['a bill of nothing', { modPai: 'AUC' }, 'not-a-receipt'],
    ['what has no method', { modPai: 'SOB' }, 'not-a-receipt'],
    ['an instalment', { mont: { ...AMOUNTS, versActu: '+000000001.00' } }, 'paid-in-parts'],
  ])('is none of %s', (_, other, reason) => {
    expect(correct({ ...receipt(), ...other })).toEqual({ ok: false, reason });
  });

  it('is none once something of it was given back', () => {
    const credits = [{ note: creditNote(), lines: null }];
    expect(correct(receipt(), {}, credits)).toEqual({ ok: false, reason: 'already-credited' });
  });
});

describe('the correction of a credit note', () => {
  it('is of its method alone', () => {
    const order = { lines: [], taxesIncluded: false };
    expect(correct(creditNote(), { order })).toEqual({ ok: false, reason: 'credit-note-items' });
    const { reverse, right } = bothOf(creditNote());
    expect(reverse.content.mont).toEqual(AMOUNTS);
    expect(right).toMatchObject({ origin: 'refund', content: { modPai: 'CRE', items: creditNote().items } });
    expect(right.content.mont).toEqual(UNDONE);
  });

  it('gives back no more in coins than it did', () => {
    expect(bothOf(creditNote(), { payment: 'ARG' }).right.content.mont).toEqual({
      ...UNDONE,
      ajus: '+000000000.01',
      mtdu: '-000000005.75',
    });
  });

  it('may bring the amount of a bill to nothing, which is no credit note', () => {
    const bill = { ...receipt(), mont: { ...AMOUNTS, apresTax: '+000000000.00' } };
    expect(bothOf(bill).right.origin).toBe('sale');
  });
});
