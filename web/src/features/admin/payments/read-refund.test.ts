import { refundInvoice } from '@comptoir/contract/money/invoices';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { expect, it } from 'vitest';
import { readRefund } from './read-refund.ts';

const LEFT = cents(16_097);

it.each([
  ['', 'Erreur de prix', { reason: 'Erreur de prix' }],
  [' 160,97 ', ' Fermé ', { reason: 'Fermé', totalCents: 16_097 }],
  ['$0.01', 'Un cent', { reason: 'Un cent', totalCents: 1 }],
])('“%s” because of “%s” becomes what the contract takes', (typed, reason, expected) => {
  expect(readRefund({ amount: typed, reason }, LEFT)).toEqual({ value: expected });
  expect(refundInvoice.body.safeParse(expected).success).toBe(true);
});

it.each([
  ['160,98', 'Trop', { amount: 'amount' }],
  ['0', 'Rien', { amount: 'amount' }],
  ['-1', 'Moins que rien', { amount: 'amount' }],
  ['tout', 'Des mots', { amount: 'amount' }],
  ['', '  ', { reason: 'required' }],
  ['', 'ok', { reason: 'reason' }],
])('“%s” because of “%s” is refused', (typed, reason, faults) => {
  expect(readRefund({ amount: typed, reason }, LEFT)).toEqual({ faults });
});
