import { describe, expect, it } from 'vitest';
import { faultsOfFigurePeriod, partsOfPeriod, periodBefore } from './figure-period.ts';

it.each([
  ['2026-06-01', '2026-06-30', []],
  ['2026-06-01', '2026-06-01', []],
  ['2024-01-01', '2024-12-31', []],
  ['2026-06-02', '2026-06-01', [{ path: 'from', rule: 'after-end' }]],
  ['2025-01-01', '2026-01-02', [{ path: 'from', rule: 'too-long' }]],
])('a report from %s to %s has the faults %j', (from, to, faults) => {
  expect(faultsOfFigurePeriod({ from, to })).toEqual(faults);
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

describe('the parts of a period', () => {
  it('are its months, the first and the last cut where it begins and ends', () => {
    expect(partsOfPeriod({ from: '2026-01-30', to: '2026-03-02' }, 'month')).toEqual([
      { key: '2026-01', from: '2026-01-30', to: '2026-01-31' },
      { key: '2026-02', from: '2026-02-01', to: '2026-02-28' },
      { key: '2026-03', from: '2026-03-01', to: '2026-03-02' },
    ]);
  });

  it('are its weeks, named by their Mondays', () => {
    expect(partsOfPeriod({ from: '2026-06-28', to: '2026-07-06' }, 'week')).toEqual([
      { key: '2026-06-22', from: '2026-06-28', to: '2026-06-28' },
      { key: '2026-06-29', from: '2026-06-29', to: '2026-07-05' },
      { key: '2026-07-06', from: '2026-07-06', to: '2026-07-06' },
    ]);
  });
});
