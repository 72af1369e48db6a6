import { describe, expect, it } from 'vitest';
import { faultsOfRevenuePeriod, monthsOf, periodBefore } from './revenue-period.ts';

it.each([
  ['2026-06-01', '2026-06-30', []],
  ['2026-06-01', '2026-06-01', []],
  ['2024-01-01', '2024-12-31', []],
  ['2026-06-02', '2026-06-01', [{ path: 'from', rule: 'after-end' }]],
  ['2025-01-01', '2026-01-02', [{ path: 'from', rule: 'too-long' }]],
])('a report from %s to %s has the faults %j', (from, to, faults) => {
  expect(faultsOfRevenuePeriod({ from, to })).toEqual(faults);
});

describe('the period before', () => {
  it.each([
    ['2026-06-01', '2026-06-30', '2026-05-01', '2026-05-31'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2026-06-01', '2026-06-20', '2026-05-01', '2026-05-20'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-06-10', '2026-06-12', '2026-06-07', '2026-06-09'],
    ['2026-03-05', '2026-03-05', '2026-03-04', '2026-03-04'],
  ])('of %s to %s is %s to %s', (from, to, before, until) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
  });
});

it('knows the months of a period, those it only touches too', () => {
  expect(monthsOf({ from: '2025-12-31', to: '2026-02-01' })).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(monthsOf({ from: '2026-06-03', to: '2026-06-03' })).toEqual(['2026-06']);
});
