import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, deleteCard, loggedOf, setPrices } from '../../../../test/factories/billing.ts';
import { aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import {
  aPromoCode,
  aSubscriber,
  billedOf,
  codeOf,
  flagsOf,
  statusesOf,
  subscriptionCalls,
} from '../../../../test/factories/subscribers.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const SUBSCRIBED_AT = new Date('2026-05-15T15:00:00Z');
let clock = SUBSCRIBED_AT;
const test = useTestApp({ now: () => clock });
const { call, subscribe, read } = subscriptionCalls(test);

let admin: string;
beforeAll(async () => {
  await setPrices(test);
  admin = (await aUser(test, { role: 'admin' })).token;
});
beforeEach(() => {
  clock = SUBSCRIBED_AT;
});

describe('the card that pays next', () => {
  const expires = (merchantId: string, [year, month]: readonly [number, number]) =>
    asSystem(test, {
      text: 'update cards set exp_year = $2, exp_month = $3 where merchant_id = $1',
      values: [merchantId, year, month],
    });

  it('is said to be missing once it is deleted, and to no one who may not see it', async () => {
    const partnerId = await aPartner(test);
    const { id, token } = await aSubscriber(test, { partnerId });
    await subscribe(token);
    expect((await read(token)).cardProblem).toBeNull();
    await deleteCard(test, id);
    expect((await read(token)).cardProblem).toBe('missing');
    const asked = ['GET', `subscription?merchantId=${id}`] as const;
    expect((await call(admin, asked)).json()).toMatchObject({ cardProblem: 'missing' });
    const partner = await aUser(test, { role: 'partner', partnerId });
    expect((await call(partner.token, asked)).json()).toMatchObject({ cardProblem: null, state: 'active' });
  });

  it.each([
    [[2026, 4], 'expired'],
    [[2026, 5], null],
  ] as const)('is held against today and the day of the payment: %s', async (until, problem) => {
    const { id, token } = await aSubscriber(test);
    await subscribe(token);
    await expires(id, until);
    expect((await read(token)).cardProblem).toBe(problem);
  });

  it('is said to be over by then', async () => {
    clock = new Date('2026-06-01T03:30:00Z');
    const { id, token } = await aSubscriber(test);
    await subscribe(token);
    await expires(id, [2026, 5]);
    expect((await read(token)).cardProblem).toBe('expiring');
  });

  it('is needed by no one who pays nothing', async () => {
    const { token } = await aSubscriber(test, { card: false });
    expect((await read(token)).cardProblem).toBeNull();
  });

  it('has to be good for a subscription', async () => {
    const { id, token } = await aSubscriber(test);
    await expires(id, [2026, 4]);
    expect(codeOf(await subscribe(token))).toBe('card-required');
  });
});

describe('subscribing', () => {
  it('makes the first invoice at once, due at midnight, and completes the registration', async () => {
    const { id, token, userId } = await aSubscriber(test);
    expect(await read(token)).toEqual({
      price: null,
      state: 'none',
      isActive: false,
      isPastDue: false,
      installation: null,
      validUntil: null,
      nextPaymentAt: null,
      nextPaymentCents: null,
      cardProblem: null,
      promoCode: null,
      subscribedAt: null,
    });
    const reply = await subscribe(token, { installation: 'assisted' });
    expect(reply.json()).toEqual({
      price: { monthlyServiceCents: 14_000, coming: null },
      state: 'active',
      isActive: true,
      isPastDue: false,
      installation: 'assisted',
      validUntil: '2026-06-14',
      nextPaymentAt: '2026-05-16T04:00:00.000Z',
      nextPaymentCents: 56_338,
      cardProblem: null,
      promoCode: null,
      subscribedAt: SUBSCRIBED_AT.toISOString(),
    });
    expect(await billedOf(test, id)).toEqual([
      { from: '2026-05-15', to: '2026-06-15', total: 56_338, dueAt: new Date('2026-05-16T04:00:00Z') },
    ]);
    expect(await flagsOf(test, id)).toEqual({ active: true, completed: false });
    expect((await loggedOf(test, id)).map(({ event }) => event)).toEqual([
      'signed-in',
      'subscribed',
      'invoice-created',
    ]);
    const [line] = await asSystem(test, {
      text: `select user_id as "userId" from activity_log where merchant_id = $1 and event = 'subscribed'`,
      values: [id],
    });
    expect(line).toEqual({ userId });
  });

  it.each([
    ['America/Montreal', '2026-05-15', '2026-05-16T04:00:00.000Z'],
    ['America/Halifax', '2026-05-16', '2026-05-17T03:00:00.000Z'],
  ] as const)('begins on the day it is in %s', async (zone, from, dueAt) => {
    clock = new Date('2026-05-16T03:30:00Z');
    const { id, token } = await aSubscriber(test, { zone });
    expect((await subscribe(token)).json()).toMatchObject({ nextPaymentAt: dueAt });
    expect(await billedOf(test, id)).toMatchObject([{ from, dueAt: new Date(dueAt) }]);
  });

  it.each([
    ['the night before the clocks go forward', '2026-03-08T03:30:00Z', '2026-03-08T05:00:00.000Z'],
    ['on the day they do', '2026-03-08T18:00:00Z', '2026-03-09T04:00:00.000Z'],
    ['the night before they go back', '2026-11-01T03:30:00Z', '2026-11-01T04:00:00.000Z'],
    ['in the hour there is twice', '2026-11-01T05:30:00Z', '2026-11-02T05:00:00.000Z'],
  ])('%s is paid for at the next midnight', async (_when, now, dueAt) => {
    clock = new Date(now);
    const { token } = await aSubscriber(test);
    expect((await subscribe(token)).json()).toMatchObject({ nextPaymentAt: dueAt });
  });

  it('twice at once makes one subscription and one invoice', async () => {
    await aPromoCode(test, admin, { code: 'DEUXFOIS' });
    const { id, token } = await aSubscriber(test);
    const wanted = { installation: 'assisted', promoCode: 'DEUXFOIS' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => subscribe(token, wanted)));
    expect(statusesOf(replies)).toEqual([200, 409, 409, 409]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409))
      expect(codeOf(reply)).toBe('already-subscribed');
    expect(await billedOf(test, id)).toHaveLength(1);
  });

  it('needs a card', async () => {
    const { id, token } = await aSubscriber(test, { card: false });
    expect(codeOf(await subscribe(token))).toBe('card-required');
    await aCard(test, id);
    await deleteCard(test, id);
    expect(codeOf(await subscribe(token))).toBe('card-required');
    await aCard(test, id);
    await asSystem(test, { text: "update cards set provider = 'stripe' where merchant_id = $1", values: [id] });
    expect(codeOf(await subscribe(token))).toBe('card-required');
    expect(await billedOf(test, id)).toEqual([]);
    expect(await flagsOf(test, id)).toEqual({ active: false, completed: false });
  });

  it('costs nothing with a code for everything, and is paid at once', async () => {
    await aPromoCode(test, admin, { code: 'GRATUIT', discount: { kind: 'percent', rateMillionths: 1_000_000 } });
    const { token } = await aSubscriber(test);
    const reply = await subscribe(token, { installation: 'autonomous', promoCode: 'GRATUIT' });
    expect(reply.json()).toMatchObject({
      isActive: true,
      promoCode: 'GRATUIT',
      nextPaymentAt: '2026-06-15T04:00:00.000Z',
      nextPaymentCents: 0,
    });
  });

  it('is done for a merchant by an administrator, who says for whom', async () => {
    const { id } = await aSubscriber(test);
    const wanted = { installation: 'autonomous' };
    expect(codeOf(await call(admin, ['PUT', 'subscription'], wanted))).toBe('merchant-required');
    expect((await call(admin, ['PUT', `subscription?merchantId=${id}`], wanted)).statusCode).toBe(200);
    expect(await billedOf(test, id)).toHaveLength(1);
  });
});

describe('the account', () => {
  it('is past due when a payment is left to the merchant', async () => {
    const { id, token } = await aSubscriber(test);
    await subscribe(token);
    for (const [state, isPastDue] of [
      ['refused', true],
      ['past-due', true],
      ['open', false],
    ]) {
      await asSystem(test, { text: 'update invoices set state = $2 where merchant_id = $1', values: [id, state] });
      expect(await read(token)).toMatchObject({ isPastDue, isActive: true });
    }
  });

  it('is seen by an administrator and the merchant’s own partner, who name it', async () => {
    const partnerId = await aPartner(test);
    const { id, token } = await aSubscriber(test, { partnerId });
    await subscribe(token);
    const partner = await aUser(test, { role: 'partner', partnerId });
    for (const reader of [admin, partner.token])
      expect((await call(reader, ['GET', `subscription?merchantId=${id}`])).json()).toEqual(await read(token));
  });

  it('is changed by no partner', async () => {
    const partnerId = await aPartner(test);
    const { id } = await aSubscriber(test, { partnerId });
    const { token } = await aUser(test, { role: 'partner', partnerId });
    for (const path of ['subscription/pause', 'subscription/reactivate'])
      expect(codeOf(await call(token, ['POST', `${path}?merchantId=${id}`]))).toBe('forbidden');
  });
});
