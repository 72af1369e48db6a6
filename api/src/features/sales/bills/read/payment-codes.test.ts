import { PAYMENT_CODES } from '@comptoir/domain/sales/bills/payment-method';
import { paymentCode } from '@comptoir/websrm/requests/transaction';
import { expect, it } from 'vitest';

it('bills are filtered by every way of paying that a bill may name, and by no other', () => {
  expect(new Set(PAYMENT_CODES)).toEqual(new Set(paymentCode.options));
});
