import { describe, expect, it } from 'vitest';
import type { ChartSeries } from './chart-data.ts';
import { daysAsPoints } from './chart-days.ts';
import { scaleOf, ticksUnder } from './chart-scale.ts';

const line = (...values: (number | null)[]): ChartSeries => ({ label: 'a', shape: 'line', tone: 'green', values });
const bar = (...values: (number | null)[]): ChartSeries => ({ ...line(...values), shape: 'bar' });

describe('the axis of values', () => {
  it.each([
    ['counts', [line(3)], [0, 1, 2, 3]],
    ['hundreds', [line(120, 480)], [0, 100, 200, 300, 400, 500]],
    ['steps of two', [line(9)], [0, 2, 4, 6, 8, 10]],
    ['below zero', [line(-30, 120)], [-50, 0, 50, 100, 150]],
    ['only below zero', [line(-7)], [-8, -6, -4, -2, 0]],
    ['nothing but zero', [line(0, 0)], [0, 1]],
    ['nothing known', [line(null)], [0, 1]],
    ['bars on one another', [bar(40), bar(50), line(60)], [0, 20, 40, 60, 80, 100]],
    ['bars on both sides', [bar(4), bar(-1)], [-1, 0, 1, 2, 3, 4]],
  ])('has round steps that enclose zero and all there is: %s', (_, series, ticks) => {
    expect(scaleOf(series).ticks).toEqual(ticks);
  });

  it('has no step that would read the same as the one before', () => {
    expect(scaleOf([line(0)], 100).ticks).toEqual([0, 100]);
    expect(scaleOf([line(250)], 100).ticks).toEqual([0, 100, 200, 300]);
  });

  it('goes down from the highest tick', () => {
    const { down } = scaleOf([line(-50, 150)]);
    expect([150, 0, -50].map(down)).toEqual([0, 75, 100]);
  });
});

describe('the axis of points', () => {
  const days = (count: number, from = Date.UTC(2025, 9, 20)) =>
    Array.from({ length: count }, (_, day) => new Date(from + day * 86_400_000).toISOString().slice(0, 10));
  const shown = (count: number, width: 'narrow' | 'medium' | 'wide') =>
    ticksUnder(daysAsPoints(days(count), 'en')).filter(({ widths }) => widths.includes(width));

  it('has as many ticks as there is room for, evenly, the first always', () => {
    expect(shown(30, 'narrow').map(({ text }) => text)).toEqual(['Oct 20', 'Oct 30', 'Nov 9']);
    expect(shown(30, 'medium').map(({ index }) => index)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(shown(30, 'wide')).toHaveLength(10);
    expect(shown(1, 'narrow')).toHaveLength(1);
    expect(ticksUnder([])).toEqual([]);
  });

  it('leaves out what would stand beyond the edge, and never the first', () => {
    const hours = Array.from({ length: 23 }, (_, hour) => ({ label: `${hour} h`, tick: `${hour} h 00` }));
    const wide = ticksUnder(hours).filter(({ widths }) => widths.includes('wide'));
    expect(wide.map(({ index }) => index)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(ticksUnder(hours.slice(0, 1))).toHaveLength(1);
  });

  it('has fewer ticks of long texts', () => {
    const points = ['0–30', '31–60', '61–90', '91+'].map((age) => ({ label: age, tick: `Impayées, ${age} jours` }));
    const counts = (['narrow', 'medium', 'wide'] as const).map(
      (width) => ticksUnder(points).filter(({ widths }) => widths.includes(width)).length,
    );
    expect(counts).toEqual([1, 2, 4]);
  });

  it('names months where days are many', () => {
    expect(shown(400, 'narrow').map(({ text }) => text)).toEqual(['Nov 2025', 'Apr 2026', 'Sep 2026']);
  });

  it('says days in full and in the words of the language', () => {
    expect(daysAsPoints(['2026-11-03'], 'fr')).toEqual([{ label: 'mardi 3 novembre', tick: '3 nov.' }]);
    expect(daysAsPoints(['2026-11-03'], 'en')).toEqual([{ label: 'Tuesday, November 3', tick: 'Nov 3' }]);
    expect(daysAsPoints(days(400), 'fr')[0]).toEqual({ label: '20 octobre 2025' });
  });
});
