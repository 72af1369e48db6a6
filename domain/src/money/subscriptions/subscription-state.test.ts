import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillingPeriod } from './billing-calendar.ts';
import { addDays, type Day } from '../../base/calendar/calendar-day.ts';
import {
  beginRun,
  catchUp,
  coveredUntil,
  lastBilledPeriod,
  nextDayEvent,
  pause,
  reactivate,
  reachPeriod,
  type Subscription,
} from './subscription-state.ts';

const active = beginRun('2026-05-15');

describe('pause', () => {
  it('lets the paid period run out', () => {
    expect(pause(active)).toEqual({ ok: true, value: { ...active, state: 'pausing' } });
    expect(coveredUntil(active)).toBe('2026-06-15');
  });

  it('refuses what is not active', () => {
    for (const state of ['pausing', 'paused'] as const) {
      expect(pause({ ...active, state })).toEqual({ ok: false, reason: 'subscription-not-active' });
    }
  });
});

describe('reactivate', () => {
  it('goes on without billing while the paid period runs', () => {
    const pausing: Subscription = { ...active, state: 'pausing' };
    expect(reactivate(pausing, '2026-06-14')).toEqual({ ok: true, value: active });
  });

  it('begins again that day afterwards, and never the day before', () => {
    const paused: Subscription = { ...active, state: 'paused' };
    const again = reactivate(paused, '2027-04-30');
    expect(again).toEqual({ ok: true, value: { state: 'active', anchor: '2027-04-30', billed: 1 } });
    expect(again.ok && lastBilledPeriod(again.value)).toEqual({ startsOn: '2027-04-30', endsOn: '2027-05-30' });
  });

  it('begins again on the day the paid period ends, even when the night’s work has not paused it yet', () => {
    const again = reactivate({ ...active, state: 'pausing' }, '2026-06-15');
    expect(again).toEqual({ ok: true, value: beginRun('2026-06-15') });
  });

  it('refuses what is active', () => {
    expect(reactivate(active, '2026-05-20')).toEqual({ ok: false, reason: 'subscription-active' });
  });
});

describe('nextDayEvent', () => {
  it('bills the next period on the anniversary, not before', () => {
    expect(nextDayEvent(active, '2026-06-14')).toBeNull();
    expect(nextDayEvent(active, '2026-06-15')).toEqual({
      kind: 'bill',
      period: { startsOn: '2026-06-15', endsOn: '2026-07-15' },
      subscription: { ...active, billed: 2 },
    });
  });

  it('pauses at the end of the paid period and then brings nothing', () => {
    const pausing: Subscription = { ...active, state: 'pausing' };
    expect(nextDayEvent(pausing, '2026-06-14')).toBeNull();
    expect(nextDayEvent(pausing, '2026-06-15')).toMatchObject({ kind: 'pause', subscription: { state: 'paused' } });
    expect(nextDayEvent({ ...active, state: 'paused' }, '2030-01-01')).toBeNull();
  });

  it('over years of seasons bills no day twice, no paused day, and misses no active one', () => {
    const action = fc.record({ after: fc.integer({ min: 0, max: 120 }), what: fc.constantFrom('pause', 'reactivate') });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.array(action, { maxLength: 12 }), (offset, actions) => {
        const { periods, wanted } = live(addDays('2026-01-01', offset), actions);
        const billed = periods.flatMap(daysOf);
        const days = new Set(billed);
        expect(days.size).toBe(billed.length);
        expect(wanted.filter((day) => !days.has(day))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('catching up', () => {
  it('bills every period that was missed, and none that is still to come', () => {
    const { subscription, periods } = catchUp(active, '2026-08-15');
    expect(periods.map(({ startsOn }) => startsOn)).toEqual(['2026-06-15', '2026-07-15', '2026-08-15']);
    expect(subscription).toEqual({ ...active, billed: 4 });
    expect(catchUp(subscription, '2026-09-14')).toEqual({ subscription, periods: [] });
  });

  it('ends a season without billing anything', () => {
    const pausing = { ...active, state: 'pausing' } as const;
    expect(catchUp(pausing, '2026-08-15')).toEqual({ subscription: { ...active, state: 'paused' }, periods: [] });
  });
});

describe('a period that was billed and is not known of', () => {
  const period = (startsOn: Day, endsOn: Day): BillingPeriod => ({ startsOn, endsOn });

  it('is the next one of the run, with nothing billed before it', () => {
    expect(reachPeriod(active, period('2026-06-15', '2026-07-15'))).toEqual({
      subscription: { ...active, billed: 2 },
      periods: [],
    });
  });

  it('is a later one of the run: those before it were billed as well', () => {
    expect(reachPeriod(active, period('2026-08-15', '2026-09-15'))).toEqual({
      subscription: { ...active, billed: 4 },
      periods: [period('2026-06-15', '2026-07-15'), period('2026-07-15', '2026-08-15')],
    });
  });

  it('shows that a season went on whose end had been asked for', () => {
    expect(reachPeriod({ ...active, state: 'pausing' }, period('2026-07-15', '2026-08-15'))).toEqual({
      subscription: { ...active, billed: 3 },
      periods: [period('2026-06-15', '2026-07-15')],
    });
  });

  it('begins a new season where none of the run begins', () => {
    expect(reachPeriod(active, period('2026-07-20', '2026-08-20'))).toEqual({
      subscription: beginRun('2026-07-20'),
      periods: [],
    });
  });

  it('begins a new season after one that has ended, even on a day of the old one', () => {
    expect(reachPeriod({ ...active, state: 'paused' }, period('2026-07-15', '2026-08-15'))).toEqual({
      subscription: beginRun('2026-07-15'),
      periods: [],
    });
  });

  it('is none of its own when a day of it is covered already', () => {
    expect(reachPeriod(active, period('2026-06-14', '2026-07-14'))).toBeNull();
  });

  it('is none of its own when it ends where no period ends', () => {
    expect(reachPeriod(active, period('2026-06-15', '2026-07-14'))).toBeNull();
    expect(reachPeriod(active, period('2026-07-20', '2026-08-21'))).toBeNull();
  });
});

const daysOf = ({ startsOn, endsOn }: BillingPeriod): Day[] => {
  const days: Day[] = [];
  for (let day = startsOn; day < endsOn; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Lives through days and a person's wishes; returns the billed periods and the days on which service was wanted. */
function live(start: Day, actions: readonly { after: number; what: string }[]) {
  let subscription = beginRun(start);
  let today = start;
  const periods = [lastBilledPeriod(subscription)];
  const wanted: Day[] = [];
  const spend = (days: number) => {
    for (let day = 0; day < days; day++) {
      if (subscription.state === 'active') wanted.push(today);
      today = addDays(today, 1);
      for (let event = nextDayEvent(subscription, today); event; event = nextDayEvent(subscription, today)) {
        if (event.kind === 'bill') periods.push(event.period);
        ({ subscription } = event);
      }
    }
  };
  for (const { after, what } of actions) {
    spend(after);
    const before = coveredUntil(subscription);
    const outcome = what === 'pause' ? pause(subscription) : reactivate(subscription, today);
    if (!outcome.ok) continue;
    subscription = outcome.value;
    if (coveredUntil(subscription) !== before) periods.push(lastBilledPeriod(subscription));
  }
  spend(40);
  return { periods, wanted };
}
