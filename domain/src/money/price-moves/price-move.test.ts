import { describe, expect, it } from 'vitest';
import { cents } from '../../base/amounts/cents.ts';
import {
  cancelPriceMove,
  checkPriceMove,
  comingOn,
  earliestMoveDay,
  MOVED_SUBSCRIPTION_STATES,
  MOVED_SUBSCRIPTION_STEPS,
  OPEN_STATES,
  PRICE_MOVE_STATES,
  priceMoveState,
} from './price-move.ts';

const NOW = new Date('2026-05-15T15:00:00Z');
const from = { monthlyService: cents(14_000), countsFrom: new Date('2020-01-01T05:00:00Z') };
const to = { monthlyService: cents(16_000), countsFrom: new Date('2026-05-01T04:00:00Z') };
const check = (fields: Partial<Parameters<typeof checkPriceMove>[0]>) =>
  checkPriceMove({ from, to, takesEffectOn: '2026-06-14', ...fields }, NOW);

describe('the move of a price’s subscriptions', () => {
  it('is announced thirty days ahead at least, by the clock of the place where a day begins first', () => {
    expect(check({})).toBeNull();
    expect(check({ takesEffectOn: '2026-06-13' })).toEqual({ path: 'takesEffectOn', rule: 'too-soon' });
    expect(earliestMoveDay(NOW)).toBe('2026-06-14');
    expect(earliestMoveDay(new Date('2026-05-16T02:59:59Z'))).toBe('2026-06-14');
    expect(earliestMoveDay(new Date('2026-05-16T03:00:00Z'))).toBe('2026-06-15');
  });

  it('is announced a year ahead at most', () => {
    expect(check({ takesEffectOn: '2027-05-16' })).toBeNull();
    expect(check({ takesEffectOn: '2027-05-17' })).toEqual({ path: 'takesEffectOn', rule: 'too-far' });
  });

  it('leads to a newer price, to another amount, and not before people subscribe at it', () => {
    expect(check({ to: { ...to, countsFrom: from.countsFrom } })).toEqual({ path: 'toPricesId', rule: 'not-newer' });
    expect(check({ to: { ...to, monthlyService: from.monthlyService } })).toEqual({
      path: 'toPricesId',
      rule: 'same-price',
    });
    const later = { ...to, countsFrom: new Date('2026-06-15T04:00:00Z') };
    expect(check({ to: later })).toEqual({ path: 'takesEffectOn', rule: 'not-in-force-yet' });
    expect(check({ to: later, takesEffectOn: '2026-06-15' })).toBeNull();
  });

  it('may lower a price', () => {
    expect(check({ to: { ...to, monthlyService: cents(100) } })).toBeNull();
  });

  it('is in effect from the first place on where its day begins', () => {
    const move = { takesEffectOn: '2026-06-14', isCancelled: false };
    expect(priceMoveState(move, new Date('2026-06-14T02:59:59Z'))).toBe('announced');
    expect(priceMoveState(move, new Date('2026-06-14T03:00:00Z'))).toBe('in-effect');
    expect(priceMoveState({ ...move, isCancelled: true }, new Date('2026-07-14T03:00:00Z'))).toBe('cancelled');
  });

  it('is called off before it takes effect, once', () => {
    expect(PRICE_MOVE_STATES.map((state) => cancelPriceMove(state))).toEqual([
      { ok: true, value: 'cancelled' },
      { ok: false, reason: 'price-move-ended' },
      { ok: false, reason: 'price-move-ended' },
    ]);
  });
});

describe('a subscription in a move', () => {
  it('pays the new price only after it was notified, and leaves no final state', () => {
    expect(MOVED_SUBSCRIPTION_STATES.map((state) => [state, MOVED_SUBSCRIPTION_STEPS[state].renew])).toEqual([
      ['waiting', undefined],
      ['ordered', undefined],
      ['notified', 'moved'],
      ['moved', undefined],
      ['left-out', undefined],
      ['cancelled', undefined],
    ]);
    expect(OPEN_STATES).toEqual(['waiting', 'ordered', 'notified']);
  });

  it.each([
    ['2026-05-15', '2026-06-14'],
    ['2026-05-16', '2026-06-15'],
    ['2026-06-20', '2026-07-20'],
  ])('that is notified on %s pays the new price from %s on', (notifiedOn, on) => {
    expect(comingOn({ takesEffectOn: '2026-06-14' }, notifiedOn)).toBe(on);
  });
});
