import { render, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { aSubscription } from '../../../test/money.ts';
import { within } from '../../../test/within.tsx';
import { sessionStore } from '../sessions/session-store.ts';
import { planPriceEn } from './plan-price.en.ts';
import { useNextPayment } from './use-next-payment.tsx';

const NONE = { value: 'None planned', hint: 'Paused' };

const next = (parts: Parameters<typeof aSubscription>[0] = {}, merchantRight: 'owner' | 'reader' = 'owner') => {
  sessionStore.signIn(aToken({ merchantRight }));
  const wrapper = within({ messages: { planPrice: planPriceEn } });
  const { result } = renderHook(() => useNextPayment(aSubscription(parts), NONE), { wrapper });
  const { value, ...rest } = result.current;
  return { ...rest, value: render(value).container.innerHTML };
};

it.each([[{ nextPaymentAt: null }], [{ nextPaymentCents: null }]])('none is planned: %j', (parts) => {
  expect(next(parts)).toEqual({ label: 'Next payment', value: 'None planned', hint: 'Paused' });
});

it.each([
  [{}, ', with the saved card'],
  [{ cardProblem: 'missing' }, ': there is no card to pay it with'],
  [{ cardProblem: 'expired' }, ': the saved card has expired'],
] as const)('the amount stands out, and the hint says when and with what: %j', (parts, means) => {
  expect(next(parts)).toEqual({
    label: 'Next payment',
    value: '<strong>$56.34</strong>',
    hint: `On Jul 15, 2026, at midnight${means}`,
  });
});

it('another hour than midnight is said with its zone', () => {
  expect(next({ nextPaymentAt: '2026-07-15T05:00:00.000Z' }).hint).toMatch(/^On Jul 15, 2026, 1:00\u00A0a\.m\. \(/);
});

it('nothing is said of the card to those who may not see it', () => {
  expect(next({ cardProblem: 'expired' }, 'reader').hint).toBe('On Jul 15, 2026, at midnight');
});
