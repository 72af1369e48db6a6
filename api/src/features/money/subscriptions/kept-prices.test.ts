import type { CartView, SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCard, setPrices } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { createDueInvoices } from '../invoices/create-due-invoices.ts';

let clock = new Date('2026-05-16T03:50:00Z');
const test = useTestApp({ now: () => clock });

let admin: string;
beforeAll(async () => {
  await setPrices(test);
  admin = (await aUser(test, { role: 'admin' })).token;
});

const call = (token: string, method: 'POST' | 'PUT' | 'GET', [path, payload]: [path: string, payload?: object]) =>
  test.app.inject({ method, url: `/api/${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });

async function aBuyer() {
  const { id: merchantId } = await aMerchant(test);
  await aCard(test, merchantId);
  const { token } = await aUser(test, { role: 'merchant', merchantId });
  const order = { installation: 'autonomous' };
  return {
    merchantId,
    cart: async () => (await call(token, 'POST', ['cart', order])).json<CartView>(),
    subscribe: (pricesId?: string) =>
      call(token, 'PUT', ['subscription', { ...order, ...(pricesId ? { pricesId } : {}) }]),
    read: async () => (await call(token, 'GET', ['subscription'])).json<SubscriptionView>(),
  };
}

const subtotalsOf = async (merchantId: string) =>
  (
    await asSystem<{ subtotal: number }>(test, {
      text: 'select subtotal_cents::int as subtotal from invoices where merchant_id = $1 order by period_starts_on',
      values: [merchantId],
    })
  ).map(({ subtotal }) => subtotal);

describe('prices that change at midnight', () => {
  it('refuse a cart that was open, which is priced again, and leave running subscriptions and invoices theirs', async () => {
    const [early, late] = [await aBuyer(), await aBuyer()];
    await early.subscribe((await early.cart()).pricesId);
    const before = await early.read();
    const prices = { monthlyServiceCents: 16_000, installation: { autonomousCents: 0, assistedCents: 35_000 } };
    await call(admin, 'PUT', ['plan', { ...prices, from: '2026-05-16' }]);
    const seen = await late.cart();
    expect(seen.monthlyServiceCents).toBe(14_000);

    clock = new Date('2026-05-16T04:00:00Z');
    const refused = await late.subscribe(seen.pricesId);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { code: 'prices-changed' } }]);
    expect(await subtotalsOf(late.merchantId)).toEqual([]);
    const again = await late.cart();
    expect(again.monthlyServiceCents).toBe(16_000);
    expect((await late.subscribe(again.pricesId)).statusCode).toBe(200);

    expect((await early.read()).nextPaymentCents).toBe(before.nextPaymentCents);
    clock = new Date('2026-07-17T05:00:00Z');
    await createDueInvoices(test.dependencies);
    expect(await subtotalsOf(early.merchantId)).toEqual([14_000, 14_000, 14_000]);
    expect(await subtotalsOf(late.merchantId)).toEqual([16_000, 16_000, 16_000]);
  });
});
