import { describe, expect, it } from 'vitest';
import { faultsOfPeriod } from './report-period.ts';

const TODAY = '2026-05-20';

describe('a report’s period', () => {
  it.each([
    ['today alone', '2026-05-20', '2026-05-20'],
    ['a whole year', '2025-05-21', '2026-05-20'],
    ['a leap year', '2024-01-01', '2024-12-31'],
  ])('may be %s', (_, from, to) => {
    expect(faultsOfPeriod({ from, to }, TODAY)).toEqual([]);
  });

  it('begins before it ends', () => {
    expect(faultsOfPeriod({ from: '2026-05-20', to: '2026-05-19' }, TODAY)).toEqual([
      { path: 'from', rule: 'after-end' },
    ]);
  });

  it('does not reach beyond today', () => {
    expect(faultsOfPeriod({ from: '2026-05-20', to: '2026-05-21' }, TODAY)).toEqual([
      { path: 'to', rule: 'in-future' },
    ]);
  });

  it('has 366 days at most', () => {
    expect(faultsOfPeriod({ from: '2025-05-19', to: '2026-05-20' }, TODAY)).toEqual([
      { path: 'from', rule: 'too-long' },
    ]);
  });
});
