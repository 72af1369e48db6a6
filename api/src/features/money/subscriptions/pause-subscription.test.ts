import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSubscription, deleteCard, loggedOf, setPrices } from '../../../../test/factories/billing.ts';
import { asSystem, aUser } from '../../../../test/factories/merchants.ts';
import {
  aPromoCode,
  aSubscriber,
  billedOf,
  codeOf,
  flagsOf,
  statusesOf,
  subscriptionCalls,
  type SubscriberGiven,
} from '../../../../test/factories/subscribers.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { createDueInvoices } from '../invoices/create-due-invoices.ts';

const SUBSCRIBED_AT = new Date('2026-05-15T15:00:00Z');
let clock = SUBSCRIBED_AT;
const test = useTestApp({ now: () => clock });
const { subscribe, pause, reactivate, read } = subscriptionCalls(test);

let admin: string;
beforeAll(async () => {
  await setPrices(test);
  admin = (await aUser(test, { role: 'admin' })).token;
});
beforeEach(() => {
  clock = SUBSCRIBED_AT;
});

const daysOf = async (merchantId: string) => (await billedOf(test, merchantId)).map(({ from, to }) => `${from} ${to}`);

describe('seasons', () => {
  const subscribed = async (given: SubscriberGiven = {}) => {
    const made = await aSubscriber(test, given);
    await subscribe(made.token);
    return made;
  };
  const midnightWork = () => createDueInvoices(test.dependencies);

  it('end with what is paid for, and nothing is billed after', async () => {
    const { id, token } = await subscribed();
    expect((await pause(token)).json()).toMatchObject({
      state: 'pausing',
      isActive: true,
      validUntil: '2026-06-14',
      nextPaymentAt: '2026-05-16T04:00:00.000Z',
    });
    clock = new Date('2026-06-15T04:00:00Z');
    await midnightWork();
    expect(await read(token)).toMatchObject({ state: 'paused', isActive: false, validUntil: '2026-06-14' });
    expect(await flagsOf(test, id)).toEqual({ active: false, completed: false });
    expect(await daysOf(id)).toEqual(['2026-05-15 2026-06-15']);
  });

  it('go on without a bill while what was paid for runs', async () => {
    const { id, token } = await subscribed();
    await pause(token);
    clock = new Date('2026-06-15T03:59:59Z');
    expect((await reactivate(token)).json()).toMatchObject({ state: 'active', validUntil: '2026-06-14' });
    expect(await daysOf(id)).toEqual(['2026-05-15 2026-06-15']);
    clock = new Date('2026-06-15T04:00:00Z');
    await midnightWork();
    expect(await daysOf(id)).toEqual(['2026-05-15 2026-06-15', '2026-06-15 2026-07-15']);
  });

  it.each([
    ['before the midnight work ran', false],
    ['after it', true],
  ])('begin again on the day the old one ends, %s, and midnight bills nothing more', async (_when, hasRun) => {
    const { id, token } = await subscribed();
    await pause(token);
    clock = new Date('2026-06-15T04:00:30Z');
    if (hasRun) await midnightWork();
    expect((await reactivate(token)).json()).toMatchObject({
      state: 'active',
      isActive: true,
      validUntil: '2026-07-14',
    });
    await midnightWork();
    expect(await daysOf(id)).toEqual(['2026-05-15 2026-06-15', '2026-06-15 2026-07-15']);
    expect(await flagsOf(test, id)).toEqual({ active: true, completed: false });
  });

  it('begin again today, never the day before, with the months that a promo code still gives', async () => {
    await aPromoCode(test, admin, { code: 'DEUXMOIS', months: 2 });
    const { id, token } = await aSubscriber(test);
    await subscribe(token, { installation: 'autonomous', promoCode: 'DEUXMOIS' });
    await asSystem(test, {
      text: "update invoices set state = 'paid', paid_at = due_at, next_attempt_at = null where merchant_id = $1",
      values: [id],
    });
    await pause(token);
    clock = new Date('2026-06-15T05:00:00Z');
    await midnightWork();
    clock = new Date('2026-09-03T13:00:00Z');
    expect((await reactivate(token)).json()).toMatchObject({
      state: 'active',
      validUntil: '2026-10-02',
      nextPaymentAt: '2026-09-04T04:00:00.000Z',
      nextPaymentCents: 8048,
    });
    clock = new Date('2026-10-03T05:00:00Z');
    await midnightWork();
    const billed = await billedOf(test, id);
    expect(billed.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-05-15 2026-06-15',
      '2026-09-03 2026-10-03',
      '2026-10-03 2026-11-03',
    ]);
    expect(billed.map(({ total }) => total)).toEqual([8048, 8048, 16_097]);
  });

  it.each([
    ['America/Montreal', '2026-09-02'],
    ['America/Halifax', '2026-09-03'],
  ] as const)('begin on the day it is in %s, and are paid for at the next midnight', async (zone, day) => {
    const { id, token } = await aSubscriber(test, { zone });
    await aSubscription(test, { merchantId: id, anchor: '2026-05-15', state: 'paused' });
    clock = new Date('2026-09-03T03:30:00Z');
    await reactivate(token);
    const dueAt = midnightOf(dayAfter(day), zone);
    expect(await billedOf(test, id)).toMatchObject([{ from: day, dueAt }]);
  });

  it('that are ended late are billed as if midnight had been on time', async () => {
    const { id, token } = await subscribed();
    clock = new Date('2026-07-15T12:00:00Z');
    expect((await pause(token)).json()).toMatchObject({ state: 'pausing', validUntil: '2026-08-14' });
    await midnightWork();
    expect(await daysOf(id)).toEqual(['2026-05-15 2026-06-15', '2026-06-15 2026-07-15', '2026-07-15 2026-08-15']);
    const dueAt = new Date('2026-07-15T04:00:00Z');
    expect((await billedOf(test, id)).slice(1)).toMatchObject([{ dueAt }, { dueAt }]);
  });

  it('come and go on the same day as often as one likes, and are billed once', async () => {
    const { id, token } = await subscribed();
    for (let times = 0; times < 5; times += 1) {
      expect((await pause(token)).statusCode).toBe(200);
      expect((await reactivate(token)).statusCode).toBe(200);
    }
    expect(await billedOf(test, id)).toHaveLength(1);
    const events = (await loggedOf(test, id)).map(({ event }) => event);
    expect(events.filter((event) => event === 'subscription-paused')).toHaveLength(5);
    expect(events.filter((event) => event === 'subscription-reactivated')).toHaveLength(5);
  });

  it('begun twice at once, or at midnight’s own moment, are billed once', async () => {
    const { id, token } = await subscribed();
    await pause(token);
    clock = new Date('2026-06-15T04:00:00Z');
    const replies = await Promise.all([reactivate(token), midnightWork(), reactivate(token), midnightWork()]);
    expect(statusesOf([replies[0], replies[2]])).toEqual([200, 409]);
    expect(await daysOf(id)).toEqual(['2026-05-15 2026-06-15', '2026-06-15 2026-07-15']);
  });

  it('cannot be ended that have not begun', async () => {
    const { token } = await aSubscriber(test);
    expect(codeOf(await pause(token))).toBe('subscription-not-active');
    await subscribe(token);
    await pause(token);
    expect(codeOf(await pause(token))).toBe('subscription-not-active');
  });

  it('cannot be ended once they are over, whether or not midnight has said so', async () => {
    const { token } = await subscribed();
    await pause(token);
    clock = new Date('2026-06-20T12:00:00Z');
    expect(codeOf(await pause(token))).toBe('subscription-not-active');
    await midnightWork();
    expect(codeOf(await pause(token))).toBe('subscription-not-active');
  });

  it('cannot begin before someone has subscribed, twice, or without a card', async () => {
    const { id, token } = await aSubscriber(test);
    expect(codeOf(await reactivate(token))).toBe('not-subscribed');
    await subscribe(token);
    expect(codeOf(await reactivate(token))).toBe('subscription-active');
    await pause(token);
    await deleteCard(test, id);
    expect(codeOf(await reactivate(token))).toBe('card-required');
    expect(codeOf(await subscribe(token))).toBe('already-subscribed');
  });
});
