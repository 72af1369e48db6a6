import { describe, expect, it } from 'vitest';
import { cents } from '../../base/amounts/cents.ts';
import { accountState, isActive, type Account, type UnpaidInvoice } from './account-state.ts';
import type { SubscriptionState } from './subscription-state.ts';

const month = cents(16_097);
const account = (fields: Partial<Account> = {}): Account => ({
  subscription: { state: 'active', anchor: '2026-03-15', billed: 2 },
  unpaid: [],
  zone: 'America/Montreal',
  nextMonth: month,
  ...fields,
});
const inState = (state: SubscriptionState) => account({ subscription: { state, anchor: '2026-03-15', billed: 2 } });
const unpaid = (fields: Partial<UnpaidInvoice>): UnpaidInvoice => ({
  state: 'open',
  nextAttemptAt: null,
  due: month,
  ...fields,
});

describe('the state of an account', () => {
  it('is nothing before there is a subscription', () => {
    expect(accountState(account({ subscription: null }))).toEqual({
      state: 'none',
      isActive: false,
      isPastDue: false,
      validUntil: null,
      nextPayment: null,
    });
  });

  it('is good until the last day that was billed for', () => {
    expect(accountState(account())).toMatchObject({ state: 'active', isActive: true, validUntil: '2026-05-14' });
  });

  it('stays active until the season is over, and says afterwards how long it was good', () => {
    expect(accountState(inState('pausing'))).toMatchObject({ isActive: true, validUntil: '2026-05-14' });
    expect(accountState(inState('paused'))).toMatchObject({ isActive: false, validUntil: '2026-05-14' });
  });

  it.each([
    ['America/Montreal', '2026-05-15T04:00:00.000Z'],
    ['America/Halifax', '2026-05-15T03:00:00.000Z'],
  ] as const)('is charged next when the day begins in %s', (zone, at) => {
    expect(accountState(account({ zone })).nextPayment).toEqual({ at: new Date(at), amount: month });
  });

  it.each([
    ['2026-02-08', '2026-03-08T05:00:00.000Z'],
    ['2026-02-09', '2026-03-09T04:00:00.000Z'],
    ['2026-10-01', '2026-11-01T04:00:00.000Z'],
    ['2026-10-02', '2026-11-02T05:00:00.000Z'],
  ])('is charged at midnight also around the change of the clocks (begun on %s)', (anchor, at) => {
    const subscription = { state: 'active', anchor, billed: 1 } as const;
    expect(accountState(account({ subscription })).nextPayment?.at).toEqual(new Date(at));
  });

  it('plans no payment once the season ends, nor without prices', () => {
    for (const state of ['pausing', 'paused'] as const) expect(accountState(inState(state)).nextPayment).toBeNull();
    expect(accountState(account({ nextMonth: null })).nextPayment).toBeNull();
  });

  it('is charged for an open invoice first, also after the season', () => {
    const invoice = unpaid({ nextAttemptAt: new Date('2026-04-16T04:00:00Z'), due: cents(500) });
    for (const fields of [account(), inState('paused')]) {
      const { nextPayment } = accountState({ ...fields, unpaid: [unpaid({}), invoice] });
      expect(nextPayment).toEqual({ at: new Date('2026-04-16T04:00:00Z'), amount: 500 });
    }
  });

  it('adds up what is charged at the same instant', () => {
    const invoice = unpaid({ nextAttemptAt: new Date('2026-05-15T04:00:00Z'), due: cents(500) });
    expect(accountState(account({ unpaid: [invoice] })).nextPayment?.amount).toBe(16_597);
  });

  it.each([
    ['open', false],
    ['charging', false],
    ['unknown', false],
    ['refused', true],
    ['past-due', true],
  ] as const)('with an invoice that is %s is past due: %s', (state, isPastDue) => {
    expect(accountState(account({ unpaid: [unpaid({ state })] }))).toMatchObject({ isPastDue, isActive: true });
  });
});

describe('whether a subscription runs', () => {
  it.each([
    ['active', true],
    ['pausing', true],
    ['paused', false],
  ] as const)('%s: %s', (state, runs) => {
    expect(isActive({ state, anchor: '2026-03-15', billed: 1 })).toBe(runs);
  });

  it('is not so of anyone who has none', () => {
    expect(isActive(null)).toBe(false);
  });
});
