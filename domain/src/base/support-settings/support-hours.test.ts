import { describe, expect, it } from 'vitest';
import { isSupportDay, supportState, USUAL_SUPPORT } from './support-hours.ts';

/** An instant on the clock of Québec, in winter unless an offset says otherwise. */
const at = (local: string, offset = '-05:00'): Date => new Date(`${local}${offset}`);

describe('support', () => {
  it.each([
    '2026-11-20T08:00:00',
    '2026-11-20T12:00:00',
    '2026-11-20T16:29:59',
    // between Christmas and New Year's Day
    '2026-12-24T16:00:00',
    '2026-12-28T08:00:00',
  ])('is open at %s', (local) => {
    expect(supportState(at(local))).toEqual({ isOpen: true });
  });

  it('follows daylight time', () => {
    expect(supportState(at('2026-06-19T08:00:00', '-04:00')).isOpen).toBe(true);
    expect(supportState(at('2026-06-19T07:59:59', '-04:00')).isOpen).toBe(false);
  });

  it.each([
    ['a minute before it opens', '2026-11-20T07:59:59', '2026-11-20', 0],
    ['when it closes', '2026-11-19T16:30:00', '2026-11-20', 1],
    ['at midnight', '2026-11-20T00:00:00', '2026-11-20', 0],
    ['on Friday evening', '2026-11-20T16:30:00', '2026-11-23', 3],
    ['on Saturday', '2026-11-21T12:00:00', '2026-11-23', 2],
    ['on Sunday', '2026-11-22T23:59:59', '2026-11-23', 1],
    ['on the evening before a long weekend', '2026-10-09T17:00:00', '2026-10-13', 4],
  ])('is closed %s and says when it opens', (_, local, opensOn, inDays) => {
    expect(supportState(at(local))).toEqual({ isOpen: false, opensOn, inDays, holiday: null });
  });

  it.each([
    ['2026-12-25T10:00:00', '2026-12-28', 3, 'christmas'],
    ['2026-01-01T10:00:00', '2026-01-02', 1, 'new-year'],
    ['2026-04-03T10:00:00', '2026-04-06', 3, 'good-friday'],
  ])('rests on the public holiday of %s', (local, opensOn, inDays, holiday) => {
    expect(supportState(at(local))).toEqual({ isOpen: false, opensOn, inDays, holiday });
  });

  it('opens in the next year after the last evening of this one', () => {
    expect(supportState(at('2026-12-31T18:00:00'))).toMatchObject({ opensOn: '2027-01-04', inDays: 4 });
  });

  it('works from Monday to Friday', () => {
    const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    expect(week.map((day) => isSupportDay(day))).toEqual([true, true, true, true, true, false, false]);
  });
});

describe('support with a calendar of its own', () => {
  const calendar = { opens: '09:00', closes: '12:00', closedOn: ['2026-12-24', '2026-12-28'] };

  it.each([
    ['2026-12-22T08:30:00', { isOpen: false, opensOn: '2026-12-22', inDays: 0, holiday: null }],
    ['2026-12-22T09:00:00', { isOpen: true }],
    // over a closing day, Christmas, a weekend and another closing day
    ['2026-12-23T12:00:00', { isOpen: false, opensOn: '2026-12-29', inDays: 6, holiday: null }],
    ['2026-12-24T10:00:00', { isOpen: false, opensOn: '2026-12-29', inDays: 5, holiday: null }],
  ])('at %s', (local, state) => {
    expect(supportState(at(local), calendar)).toEqual(state);
  });

  it('rests on its closing days, and on no other day than usual beside them', () => {
    expect(isSupportDay('2026-12-24', calendar)).toBe(false);
    expect(isSupportDay('2026-12-24', USUAL_SUPPORT)).toBe(true);
    expect(isSupportDay('2026-12-25', calendar)).toBe(false);
  });
});
