import { cents } from '@comptoir/domain/base/amounts/cents';
import { describe, expect, it } from 'vitest';
import { linkedRecord, signedBill } from '../../test/linked-record.ts';
import { instalmentOf, unpaidBill } from '../../test/unpaid-bill.ts';
import type { UnpaidBill } from '../journal/unpaid-bill.ts';
import { composePayment, dueOn, type Paying } from './compose-payment.ts';
import { readUnpaid } from './follow-up.ts';
import type { Draft } from './sign-bill.ts';

const record = linkedRecord();
/** A table's bill of 5.76 $. */
const BILL = unpaidBill([{ description: 'Poutine', price: cents(501) }]);
const PAYING: Paying = { payment: 'DEB', tip: null, amount: null, isSilent: false };

const compose = (paying: Partial<Paying> = {}, bill: UnpaidBill = BILL) =>
  composePayment(record, bill, { ...PAYING, ...paying });

function draftOf(paying: Partial<Paying> = {}, bill: UnpaidBill = BILL): Draft {
  const composed = compose(paying, bill);
  if (!composed.ok) throw new Error(composed.reason);
  return composed.value;
}

const AMOUNTS = { avantTax: '+000000005.01', TPS: '+000000000.25', TVQ: '+000000000.50', apresTax: '+000000005.76' };

describe('the payment of a bill', () => {
  it('is the receipt of all of it, in its place', () => {
    const { content, ...rest } = draftOf();
    expect(rest).toEqual({ origin: 'sale', closes: ['AAAA-1 20260115120500'] });
    expect(content).toMatchObject({
      sectActi: { typServ: 'TBL', noTabl: '===12', nbClint: '002' },
      items: readUnpaid(BILL).items,
      typTrans: 'RFER',
      modImpr: 'FAC',
      formImpr: 'PAP',
      modPai: 'DEB',
      refs: [{ noTrans: 'AAAA-1', datTrans: '20260115120500', avantTax: '+000000005.01' }],
    });
    expect(content.mont).toEqual(AMOUNTS);
    expect(content).not.toHaveProperty('nomUtil');
  });

  it('may come out on no paper, and bear a tip, which names who gets it', () => {
    const { content } = draftOf({ isSilent: true, tip: cents(100) });
    expect(content).toMatchObject({ formImpr: 'NON', nomUtil: 'inconnu : Bistro du Quai' });
    expect(content.mont).toEqual({ ...AMOUNTS, pourb: '+000000001.00' });
  });

  it.each([null, cents(576), cents(575)])(
    'in cash is all of it, rounded to five cents, where %s is asked',
    (amount) => {
      const { content, unpaid } = draftOf({ payment: 'ARG', amount });
      expect(content.mont).toEqual({ ...AMOUNTS, ajus: '-000000000.01', mtdu: '+000000005.75' });
      expect(unpaid).toBeUndefined();
    },
  );

  it('by card is as much as is asked, so that a cent is left', () => {
    const { content, unpaid } = draftOf({ amount: cents(575) });
    expect(content.mont).toEqual({
      ...AMOUNTS,
      versActu: '+000000005.75',
      versAnt: '+000000000.00',
      sold: '+000000000.01',
    });
    expect(unpaid).toEqual({ kind: 'instalment', table: '12', order: BILL.order });
  });

  it('in part in cash is what was asked, without rounding', () => {
    expect(draftOf({ payment: 'ARG', amount: cents(200) }).content.mont).toEqual({
      ...AMOUNTS,
      versActu: '+000000002.00',
      versAnt: '+000000000.00',
      sold: '+000000003.76',
    });
  });

  it('of nothing has no method, and is none where something is due', () => {
    const free = unpaidBill([{ description: 'Eau', price: cents(0) }]);
    expect(draftOf({ payment: null }, free).content).toMatchObject({
      modPai: 'AUC',
      mont: { apresTax: '+000000000.00' },
    });
    expect(compose({ amount: cents(0) })).toEqual({ ok: false, reason: 'nothing-asked' });
    expect(compose({ amount: cents(577) })).toEqual({ ok: false, reason: 'more-than-is-due' });
  });
});

describe('the last instalment of a bill', () => {
  const first = signedBill(draftOf({ amount: cents(200), tip: cents(100) }).content, 2);
  const rest = instalmentOf(BILL, first);

  it('is what the one before left', () => {
    expect(dueOn(rest, readUnpaid(rest))).toBe(376);
    expect(dueOn(BILL, first)).toBe(576);
    expect(dueOn({ ...rest, kind: 'instalment' }, readUnpaid(BILL))).toBe(576);
  });

  it('by card is all that is left, and says what was paid before', () => {
    const { content, ...more } = draftOf({}, rest);
    expect(content.mont).toEqual({
      ...AMOUNTS,
      versActu: '+000000003.76',
      versAnt: '+000000002.00',
      sold: '+000000000.00',
    });
    expect(more).toEqual({ origin: 'ended', closes: ['AAAA-2 20260115120500'] });
  });

  it.each(['ARG', 'MIX'] as const)('in coins (%s) is rounded to five cents', (payment) => {
    expect(draftOf({ payment }, rest).content.mont).toEqual({
      ...AMOUNTS,
      ajus: '-000000000.01',
      mtdu: '+000000005.75',
      versActu: '+000000003.75',
      versAnt: '+000000002.00',
      sold: '+000000000.00',
    });
  });

  it('is not rounded before the last', () => {
    expect(draftOf({ payment: 'MIX', amount: cents(173) }, rest).content.mont).toMatchObject({
      versActu: '+000000001.73',
      sold: '+000000002.03',
    });
  });
});
