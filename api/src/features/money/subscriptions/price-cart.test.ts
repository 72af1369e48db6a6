import type { CartView } from '@comptoir/contract/money/subscriptions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPrices } from '../../../../test/factories/billing.ts';
import { aPartner, aUser, bearer } from '../../../../test/factories/merchants.ts';
import {
  aPromoCode,
  aSubscriber,
  billedOf,
  codeOf,
  statusesOf,
  subscriptionCalls,
} from '../../../../test/factories/subscribers.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const SUBSCRIBED_AT = new Date('2026-05-15T15:00:00Z');
let clock = SUBSCRIBED_AT;
const test = useTestApp({ now: () => clock });
const { call, subscribe, read, priceCart } = subscriptionCalls(test);

let admin: string;
beforeAll(async () => {
  await setPrices(test);
  admin = (await aUser(test, { role: 'admin' })).token;
});
beforeEach(() => {
  clock = SUBSCRIBED_AT;
});

describe('the cart', () => {
  it('adds GST and QST to the plan, each rounded on its own', async () => {
    const { token } = await aSubscriber(test);
    expect((await priceCart(token, { installation: 'autonomous' })).json()).toEqual({
      monthlyServiceCents: 14_000,
      installationCents: 0,
      discountCents: 0,
      subtotalCents: 14_000,
      gstCents: 700,
      qstCents: 1397,
      totalCents: 16_097,
      promoCode: null,
      pricesId: expect.any(String),
    });
  });

  it('takes a promo code off, however it was typed', async () => {
    await aPromoCode(test, admin, { code: 'moitie', onInstallation: true });
    const { token } = await aSubscriber(test);
    const cart = (await priceCart(token, { installation: 'assisted', promoCode: ' moi-tie ' })).json<CartView>();
    expect(cart).toMatchObject({ installationCents: 35_000, discountCents: 24_500, subtotalCents: 24_500 });
    expect(cart.promoCode).toBe('MOITIE');
  });

  it('is what the first invoice asks for', async () => {
    await aPromoCode(test, admin, { code: 'premier', discount: { kind: 'amount', amountCents: 3333 }, months: 1 });
    const { id, token } = await aSubscriber(test);
    const wanted = { installation: 'assisted', promoCode: 'PREMIER' };
    const cart = (await priceCart(token, wanted)).json<CartView>();
    expect((await subscribe(token, wanted)).statusCode).toBe(200);
    expect((await billedOf(test, id)).map(({ total }) => total)).toEqual([cart.totalCents]);
  });

  it('counts nothing typed as no code', async () => {
    const { token } = await aSubscriber(test);
    for (const promoCode of ['', '  ', '-'])
      expect((await priceCart(token, { installation: 'autonomous', promoCode })).json()).toMatchObject({
        promoCode: null,
      });
  });

  it('can be priced by an administrator and the merchant’s own partner, and by no one else', async () => {
    const partnerId = await aPartner(test);
    const { id } = await aSubscriber(test, { partnerId });
    const stranger = await aSubscriber(test);
    const price = (token: string) => call(token, ['POST', `cart?merchantId=${id}`], { installation: 'autonomous' });
    const own = await aUser(test, { role: 'partner', partnerId });
    const foreign = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    for (const token of [admin, own.token]) expect((await price(token)).statusCode).toBe(200);
    expect(codeOf(await price(foreign.token))).toBe('not-found');
    expect(codeOf(await price(stranger.token))).toBe('forbidden');
  });

  it('is limited, so that no one tries out codes', async () => {
    const { token } = await aSubscriber(test);
    const codes: number[] = [];
    for (let times = 0; times < 61; times += 1) {
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/cart',
        remoteAddress: '203.0.113.9',
        headers: bearer(token),
        payload: { installation: 'autonomous', promoCode: `GUESS${times}` },
      });
      codes.push(reply.statusCode);
    }
    expect(new Set(codes.slice(0, 60))).toEqual(new Set([422]));
    expect(codes[60]).toBe(429);
  });
});

describe('a promo code that does not count', () => {
  const expectRefusal = async (rule: string, promoCode: string, token?: string) => {
    const who = token ?? (await aSubscriber(test)).token;
    for (const reply of [
      await priceCart(who, { installation: 'autonomous', promoCode }),
      await subscribe(who, { installation: 'autonomous', promoCode }),
    ]) {
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ error: { fields: [{ path: 'promoCode', rule }] } });
    }
    expect((await read(who)).state).toBe('none');
  };

  it('is unknown', () => expectRefusal('unknown', 'UNKNOWN'));

  it('has not started, which is a matter of the day where the merchant is', async () => {
    await aPromoCode(test, admin, { code: 'DEMAIN', startsOn: '2026-05-16' });
    clock = new Date('2026-05-16T03:30:00Z');
    const [montreal, islands] = [await aSubscriber(test), await aSubscriber(test, { zone: 'America/Halifax' })];
    await expectRefusal('not-started', 'DEMAIN', montreal.token);
    const cart = await priceCart(islands.token, { installation: 'autonomous', promoCode: 'DEMAIN' });
    expect(cart.json()).toMatchObject({ promoCode: 'DEMAIN' });
  });

  it('is over', async () => {
    clock = new Date('2026-05-14T15:00:00Z');
    await aPromoCode(test, admin, { code: 'HIER', endsOn: '2026-05-14' });
    clock = SUBSCRIBED_AT;
    await expectRefusal('expired', 'HIER');
  });

  it('was withdrawn', async () => {
    const { id } = await aPromoCode(test, admin, { code: 'RETIRE' });
    await test.app.inject({ method: 'DELETE', url: `/api/promo-codes/${id}`, headers: bearer(admin) });
    await expectRefusal('expired', 'RETIRE');
  });

  it('is used up, also when two take the last one at once', async () => {
    await aPromoCode(test, admin, { code: 'DERNIER', maxUses: 1 });
    const people = [await aSubscriber(test), await aSubscriber(test), await aSubscriber(test)];
    const replies = await Promise.all(
      people.map(({ token }) => subscribe(token, { installation: 'autonomous', promoCode: 'DERNIER' })),
    );
    expect(statusesOf(replies)).toEqual([200, 422, 422]);
    await expectRefusal('used-up', 'DERNIER');
  });

  it('was used by the merchant before', async () => {
    await aPromoCode(test, admin, { code: 'UNEFOIS' });
    const { token } = await aSubscriber(test);
    const wanted = { installation: 'autonomous', promoCode: 'UNEFOIS' };
    expect((await subscribe(token, wanted)).statusCode).toBe(200);
    expect((await priceCart(token, wanted)).json()).toMatchObject({
      error: { fields: [{ path: 'promoCode', rule: 'already-used' }] },
    });
  });
});
