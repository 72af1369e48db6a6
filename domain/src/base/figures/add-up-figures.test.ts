import { expect, it } from 'vitest';
import { addUpFigures, type FigureSum } from './add-up-figures.ts';
import type { FigureSection } from './figure-section.ts';

const section = {
  figures: ['made', 'open'],
  levels: ['open'],
  measures: ['totalCents'],
  groups: ['month'],
} as const satisfies FigureSection;

const sum = (key: string, figure: string, count: number): FigureSum => ({
  key,
  figure,
  count,
  subtotalCents: 1,
  gstCents: 1,
  qstCents: 1,
  totalCents: count * 100,
  days: 1,
});
const sums = [
  sum('2026-05', 'made', 2),
  sum('2026-06', 'made', 3),
  sum('2026-05', 'open', 7),
  sum('2026-06', 'open', 4),
];

it('adds up what happens, and takes what stands at the end from the last part', () => {
  expect(addUpFigures(section, sums, '2026-06')).toEqual({
    made: { count: 5, totalCents: 500 },
    open: { count: 4, totalCents: 400 },
  });
});

it('adds everything up where rows are no parts of the period', () => {
  expect(addUpFigures(section, sums).open).toEqual({ count: 11, totalCents: 1100 });
});

it('says nought of what there is none of, also of what stood in an earlier part alone', () => {
  expect(addUpFigures(section, [sum('2026-05', 'open', 7)], '2026-06')).toEqual({
    made: { count: 0, totalCents: 0 },
    open: { count: 0, totalCents: 0 },
  });
});
