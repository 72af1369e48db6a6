import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { expect, it } from 'vitest';
import { unpaidBill } from '../../test/unpaid-bill.ts';
import { readUnpaid, termsOf } from './follow-up.ts';
import { recoverUnpaid } from './recover-unpaid.ts';

const BILL = readUnpaid(unpaidBill([{ description: 'Poutine', price: cents(501) }]));
const ORDER = { taxesIncluded: false, on: '2026-01-15', lines: [{ description: 'Poutine', price: 501, taxes: 'FP' }] };
const REFS = [{ noTrans: 'AAAA-0', datTrans: '20260115110500', avantTax: '+000000005.01' }];
const RECEIPT: Transaction = { ...BILL, typTrans: 'RFER', modPai: 'DEB' };

it.each([
  ['ADDI', 'bill'],
  ['SOUM', 'quote'],
  ['ESTM', 'estimate'],
] as const)('a bill of type %s that Comptoir gave back waits again', (typTrans, kind) => {
  expect(recoverUnpaid({ ...BILL, typTrans })).toEqual({ unpaid: { kind, table: '12', order: ORDER } });
});

it('a bill in place of others ends them', () => {
  expect(recoverUnpaid({ ...BILL, refs: REFS })).toMatchObject({ closes: ['AAAA-0 20260115110500'] });
});

it('a receipt ends its bill, and waits for the rest when there is some', () => {
  expect(recoverUnpaid(RECEIPT)).toEqual({});
  expect(recoverUnpaid({ ...RECEIPT, refs: REFS })).toEqual({ closes: ['AAAA-0 20260115110500'] });
  const sold = (amount: string) => recoverUnpaid({ ...RECEIPT, refs: REFS, mont: { ...BILL.mont, sold: amount } });
  expect(sold('+000000002.00')).toEqual({
    unpaid: { kind: 'instalment', table: '12', order: ORDER },
    closes: ['AAAA-0 20260115110500'],
  });
  expect(sold('+000000000.00')).toEqual({ closes: ['AAAA-0 20260115110500'] });
});

it('a credit note ends no bill, a bill of nothing does', () => {
  const of = (apresTax: string) => recoverUnpaid({ ...RECEIPT, refs: REFS, mont: { ...BILL.mont, apresTax } });
  expect(of('-000000005.76')).toEqual({});
  expect(of('+000000000.00')).toEqual({ closes: ['AAAA-0 20260115110500'] });
});

it.each(['RPR', 'DUP'] as const)('a copy (%s) says nothing', (modImpr) => {
  expect(recoverUnpaid({ ...BILL, modImpr, refs: REFS })).toEqual({});
});

it('a bill without a table has none', () => {
  const { noTabl: _, ...sectActi } = BILL.sectActi;
  expect(recoverUnpaid({ ...BILL, sectActi }).unpaid?.table).toBeNull();
  expect(termsOf({ ...BILL, sectActi })).toMatchObject({ table: null });
});

it('a bill that is made again is of the same table, for the same customers', () => {
  const seller = { nomClint: 'Hot-dogs du port', noTvqClint: '1234567890TQ0001' };
  const usual = { payment: 'SOB', customers: 2, tip: null, training: false, service: 'TBL', table: '12' };
  expect(termsOf(BILL)).toEqual({ ...usual, business: null, seller: null });
  expect(termsOf({ ...BILL, modTrans: 'FOR' }).training).toBe(true);
  expect(termsOf({ ...BILL, sectActi: { abrvt: 'RBC' } }).customers).toBe(1);
  expect(termsOf({ ...BILL, clint: seller })).toMatchObject({ business: null, seller });
  expect(termsOf({ ...BILL, clint: { nomClint: 'x' } })).toMatchObject({ business: null, seller: null });
  expect(termsOf({ ...BILL, relaCommer: 'B2B', clint: seller })).toMatchObject({
    business: seller.nomClint,
    seller: null,
  });
  expect(termsOf({ ...BILL, relaCommer: 'B2B' }).business).toBeNull();
});
