import { expect, it } from 'vitest';
import { aMerchantSummary, hoursAgo, id } from '../../../../test/factories.ts';
import { byAttention } from './by-attention.ts';

it('puts the merchants that need it most first and leaves out those with whom all is well', () => {
  const well = aMerchantSummary({ id: id(1) });
  const unregistered = aMerchantSummary({ id: id(2), subscriptionCompleted: false });
  const late = aMerchantSummary({ id: id(3), waiting: 3, oldestWaitingAt: hoursAgo(50) });
  const certificate = aMerchantSummary({ id: id(4), devicesInTrouble: 1 });
  const order = byAttention([well, unregistered, late, certificate], new Date()).map((merchant) => merchant.id);
  expect(order).toEqual([id(3), id(4), id(2)]);
});
