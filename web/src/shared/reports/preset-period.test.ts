import { expect, it } from 'vitest';
import { presetPeriod } from './preset-period.ts';

it.each([
  ['this-month', '2026-06-20', '2026-06-01', '2026-06-20'],
  ['this-month', '2026-06-01', '2026-06-01', '2026-06-01'],
  ['last-month', '2026-06-20', '2026-05-01', '2026-05-31'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last-30-days', '2026-06-30', '2026-06-01', '2026-06-30'],
  ['last-30-days', '2026-01-10', '2025-12-12', '2026-01-10'],
] as const)('%s on %s', (preset, today, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
});
