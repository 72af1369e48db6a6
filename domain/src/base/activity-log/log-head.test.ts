import { describe, expect, it } from 'vitest';
import { beforeFirstDay, daysToSeal, headText, lineText, LOG_START } from './log-head.ts';

const hours = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  (endsAt.getTime() - startsAt.getTime()) / 3_600_000;

describe('the days of a log', () => {
  it('have 23 hours in March and 25 in November, and follow each other without a gap', () => {
    for (const [month, expected] of [
      ['2026-03-07', [24, 23, 24]],
      ['2026-10-31', [24, 25, 24]],
    ] as const) {
      const last = beforeFirstDay(new Date(`${month}T17:00:00Z`), 'America/Montreal');
      const days = daysToSeal(last, { zone: 'America/Montreal', until: new Date('2027-01-01T00:00:00Z'), most: 3 });
      expect(days.map(hours)).toEqual(expected);
      expect(days[0]?.day).toBe(month);
      expect(days.slice(1).map(({ startsAt }) => startsAt)).toEqual(days.slice(0, -1).map(({ endsAt }) => endsAt));
    }
  });

  it('are not sealed before they have ended, in their own zone', () => {
    const last = { day: '2026-06-01', endsAt: new Date('2026-06-02T03:00:00Z') };
    const until = (moment: string) =>
      daysToSeal(last, { zone: 'America/Halifax', until: new Date(moment), most: 9 }).map(({ day }) => day);
    expect(until('2026-06-03T02:59:59Z')).toEqual([]);
    expect(until('2026-06-03T03:00:00Z')).toEqual(['2026-06-02']);
  });

  it('go on where the last one ended when the merchant has moved to another zone', () => {
    const last = { day: '2026-06-01', endsAt: new Date('2026-06-02T04:00:00Z') };
    const [day] = daysToSeal(last, { zone: 'America/Halifax', until: new Date('2026-06-04T00:00:00Z'), most: 1 });
    expect(day && [day.startsAt, hours(day)]).toEqual([last.endsAt, 23]);
  });
});

describe('the text that is hashed', () => {
  it('is the same whatever the order of the fields, and ends each line', () => {
    const line = { id: 'a', facts: { b: 1, a: 'x\ny' } };
    expect(lineText(line)).toBe('{"facts":{"a":"x\\ny","b":1},"id":"a"}\n');
    expect(lineText({ facts: { a: 'x\ny', b: 1 }, id: 'a' })).toBe(lineText(line));
    expect(headText({ previous: LOG_START, day: '2026-06-01', merchantId: 'm' })).toBe(
      `{"day":"2026-06-01","merchantId":"m","previous":"${LOG_START}"}\n`,
    );
  });
});
