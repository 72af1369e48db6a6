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
  const { refund, faults } = readRefund({ typed, reason }, LEFT);
  expect(refund).toEqual(expected);
  expect(faults).toEqual({});
  expect(refundInvoice.body.safeParse(refund).success).toBe(true);
});

it.each([
  ['160,98', 'Trop', { typed: 'amount' }],
  ['0', 'Rien', { typed: 'amount' }],
  ['-1', 'Moins que rien', { typed: 'amount' }],
  ['tout', 'Des mots', { typed: 'amount' }],
  ['', '  ', { reason: 'required' }],
  ['', 'ok', { reason: 'reason' }],
])('“%s” because of “%s” is refused', (typed, reason, faults) => {
  expect(readRefund({ typed, reason }, LEFT)).toEqual({ refund: null, faults });
});
