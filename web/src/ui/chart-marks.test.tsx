import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChartSeries } from './chart-data.ts';
import { ChartMarks } from './chart-marks.tsx';
import { scaleOf } from './chart-scale.ts';

/** The paths of each series. */
function pathsOf(...series: ChartSeries[]): (string | null)[][] {
  const points = (series[0]?.values ?? []).map((_, index) => ({ label: String(index) }));
  const content = { points, series, format: String };
  const { container } = render(<ChartMarks content={content} scale={scaleOf(series)} active={null} />);
  return [...container.querySelectorAll('[data-tone]')].map((drawn) =>
    [drawn, ...drawn.querySelectorAll('path')].flatMap((element) => element.getAttribute('d') ?? []),
  );
}

const bar = (...values: (number | null)[]): ChartSeries => ({
  label: values.join(),
  shape: 'bar',
  tone: 'green',
  values,
});
const line = (...values: (number | null)[]): ChartSeries => ({ ...bar(...values), shape: 'line' });

it('stands bars on one another, those below zero apart', () => {
  expect(pathsOf(bar(6, -2), bar(4, -3))).toEqual([
    ['M0.375 66.67V26.67h0.25V66.67zM1.375 66.67V80h0.25V66.67z'],
    ['M0.375 26.67V0h0.25V26.67zM1.375 80V100h0.25V80z'],
  ]);
});

it('breaks a line where nothing is known, and dots what no line leads to', () => {
  const [[, ...paths] = []] = pathsOf(line(0, 1, null, 1, null));
  expect(paths).toEqual(['M0.5 100L1.5 0M3.5 0', 'M3.5 0h0']);
});

it('marks values across the bars, with nothing between them', () => {
  const [, [, ...paths] = []] = pathsOf(bar(2, 4, 1), { ...line(4, 2, null), shape: 'mark' });
  expect(paths).toEqual(['M0.3125 0h0.375M1.3125 50h0.375']);
});

it('draws four hundred days as one path', () => {
  const [paths] = pathsOf(bar(...Array.from({ length: 400 }, (_, day) => day - 200)));
  expect(paths).toHaveLength(1);
  expect(paths?.[0]?.match(/z/g)).toHaveLength(399);
});
