import { describe, expect, it } from 'vitest';
import { cents } from '../../base/amounts/cents.ts';
import { beginRun } from '../subscriptions/subscription-state.ts';
import { planPriceMove } from './plan-price-move.ts';

const input = { takesEffectOn: '2026-06-20', difference: cents(2000) };
const active = { subscription: beginRun('2026-05-15'), installation: 'autonomous', count: 3 } as const;

describe('the plan of a move', () => {
  it('counts subscriptions by state and installation, and says what more is paid each month by those that are renewed', () => {
    const groups = [
      active,
      { subscription: { ...beginRun('2026-05-02'), state: 'pausing' }, installation: 'assisted', count: 2 },
      { subscription: { ...beginRun('2025-05-02'), state: 'paused' }, installation: 'assisted', count: 1 },
    ] as const;
    expect(planPriceMove(groups, input)).toEqual({
      count: 6,
      byState: { active: 3, pausing: 2, paused: 1 },
      byInstallation: { autonomous: 3, assisted: 3 },
      monthlyDifference: 6000,
      renewals: [{ on: '2026-07-15', count: 3 }],
    });
  });

  it('puts together those that are renewed on one day, in the order of days', () => {
    const groups = [
      active,
      { ...active, subscription: beginRun('2026-05-25'), count: 4 },
      { ...active, installation: 'assisted', count: 5 },
    ] as const;
    expect(planPriceMove(groups, input).renewals).toEqual([
      { on: '2026-06-25', count: 4 },
      { on: '2026-07-15', count: 8 },
    ]);
  });

  it('of a lower price says what less is paid', () => {
    expect(planPriceMove([active], { ...input, difference: cents(-500) }).monthlyDifference).toBe(-1500);
    expect(planPriceMove([], input)).toMatchObject({ count: 0, monthlyDifference: 0, renewals: [] });
  });
});
