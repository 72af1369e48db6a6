import type { ChartContent, ChartSeries } from './chart-data.ts';
import type { ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

interface ChartMarksProps {
  readonly content: ChartContent;
  readonly scale: ChartScale;
  readonly active: number | null;
}

/** A point is one wide, the values are a hundred high; strokes keep their width however that is stretched. */
export function ChartMarks({ content: { points, series, bands }, scale, active }: ChartMarksProps) {
  const count = points.length;
  const bars = series.filter(({ shape }) => shape === 'bar');
  const before = series.filter(({ shape }) => shape !== 'bar');
  return (
    <svg className={styles.marks} viewBox={`0 0 ${count} 100`} preserveAspectRatio="none" aria-hidden="true">
      {(bands?.items ?? []).map(({ from, to, label }) => (
        <g key={`${from} ${label}`}>
          <rect x={from} width={to - from} height={100} className={styles.band} />
          <path d={`M${from} 0v100M${to} 0v100`} className={styles.edge} />
        </g>
      ))}
      {scale.ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${scale.down(tick)}h${count}`}
          className={styles.rule}
          data-zero={tick === 0 || undefined}
        />
      ))}
      {active === null ? null : <rect x={active} width={1} height={100} className={styles.active} />}
      {stack(bars, count).map(({ label, tone, pieces }) => (
        <path key={label} d={barsPath(pieces, count, scale)} className={styles.bar} data-tone={tone} />
      ))}
      {active === null ? null : <path d={`M${active + 0.5} 0v100`} className={styles.cursor} />}
      {before.map(({ label, tone, shape, isComparison, values }) => {
        const isLine = shape === 'line';
        const path = isLine ? linePath(values, scale) : marksPath(values, scale);
        return (
          <g key={label} data-tone={tone}>
            <path d={path} className={styles.casing} />
            <path d={path} className={styles.line} data-comparison={isComparison || undefined} />
            {isLine ? <path d={dotsPath(values, scale, active)} className={styles.dot} /> : null}
          </g>
        );
      })}
    </svg>
  );
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

interface Stacked extends Pick<ChartSeries, 'label' | 'tone'> {
  readonly pieces: readonly (Piece | null)[];
}

/** Stacks the bars: values above zero upwards, those below downwards. */
function stack(bars: readonly ChartSeries[], count: number): Stacked[] {
  const tops = Array.from({ length: count }, () => 0);
  const bottoms = [...tops];
  return bars.map(({ label, tone, values }) => ({
    label,
    tone,
    pieces: Array.from({ length: count }, (_, index) => {
      const value = values[index] ?? null;
      if (value === null) return null;
      const reached = value < 0 ? bottoms : tops;
      const from = reached[index] ?? 0;
      reached[index] = from + value;
      return { from, to: from + value };
    }),
  }));
}

/** One path for all: four hundred elements less. */
function barsPath(pieces: readonly (Piece | null)[], count: number, scale: ChartScale): string {
  const { gap, width } = widthOf(count);
  return pieces
    .map((piece, index) =>
      piece && piece.from !== piece.to
        ? `M${index + gap} ${at(piece.from, scale)}V${at(piece.to, scale)}h${width}V${at(piece.from, scale)}z`
        : '',
    )
    .join('');
}

const widthOf = (count: number) => {
  const width = Math.min(count > 120 ? 0.9 : 0.7, count / 8);
  return { gap: (1 - width) / 2, width };
};

/** Across the bars, each by itself. */
function marksPath(values: readonly (number | null)[], scale: ChartScale): string {
  const { gap, width } = widthOf(values.length);
  return values.map((value, index) => (value === null ? '' : `M${index + gap} ${at(value, scale)}h${width}`)).join('');
}

/** Broken where nothing is known. */
function linePath(values: readonly (number | null)[], scale: ChartScale): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      return `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${index + 0.5} ${at(value, scale)}`;
    })
    .join('');
}

/** Points that no line leads to, and the one that is read. */
function dotsPath(values: readonly (number | null)[], scale: ChartScale, active: number | null): string {
  return values
    .map((value, index) => {
      const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
      return value !== null && (isAlone || index === active) ? `M${index + 0.5} ${at(value, scale)}h0` : '';
    })
    .join('');
}

const at = (value: number, scale: ChartScale): number => Number(scale.down(value).toFixed(2));
