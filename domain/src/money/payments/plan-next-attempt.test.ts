import { describe, expect, it } from 'vitest';
import { planNextAttempt } from './decide-outcome.ts';

const dueOn = '2026-12-30';

describe('planNextAttempt', () => {
  it.each([
    [1, '2026-12-30', '2026-12-31'],
    [2, '2026-12-31', '2027-01-02'],
    [3, '2027-01-02', '2027-01-04'],
  ])('tries again on days 1, 3 and 5 (attempt %i on %s → %s)', (attempts, today, nextAttemptOn) => {
    expect(planNextAttempt({ decline: 'soft', attempts, dueOn, today })).toEqual({ event: 'decline', nextAttemptOn });
  });

  it('gives up after the fourth', () => {
    expect(planNextAttempt({ decline: 'soft', attempts: 4, dueOn, today: '2027-01-04' })).toEqual({ event: 'exhaust' });
  });

  it('stops at once for a card that will never work', () => {
    expect(planNextAttempt({ decline: 'hard', attempts: 1, dueOn, today: dueOn })).toEqual({ event: 'refuse' });
  });

  it('never tries twice on a day, nor in the past, after downtime', () => {
    expect(planNextAttempt({ decline: 'soft', attempts: 1, dueOn, today: '2027-01-03' })).toEqual({
      event: 'decline',
      nextAttemptOn: '2027-01-04',
    });
  });
});
