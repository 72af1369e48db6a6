import { expect, it } from 'vitest';
import { restsBefore } from './rests-before.ts';

it('the days on which no one answers until then are known, without weekends', () => {
  const calendar = { opens: '10:00', closes: '15:00', closedOn: ['2026-06-02', '2026-06-03', '2026-06-11'] };
  const from = (now: string, until: string) => restsBefore(new Date(until), new Date(now), calendar);
  expect(from('2026-06-01T14:00:00Z', '2026-06-04T15:00:00Z')).toEqual(['2026-06-02', '2026-06-03']);
  expect(from('2026-06-23T14:00:00Z', '2026-06-25T15:00:00Z')).toEqual(['2026-06-24']);
  expect(from('2026-06-05T14:00:00Z', '2026-06-08T15:00:00Z')).toEqual([]);
});
