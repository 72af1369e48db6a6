import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ChartBands, ChartContent, ChartSeries } from './chart-data.ts';
import { Row, Stack, Text } from './layout.tsx';
import styles from './chart.module.css';

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));
const ChartTable = lazy(async () => ({ default: (await import('./chart-table.tsx')).ChartTable }));

interface ChartProps extends Omit<ChartContent, 'points'> {
  /** Undefined while they are on their way; the labels of the series may be there before. */
  readonly points: ChartContent['points'] | undefined;
  /** Subject in a sentence: names the drawing and its table. */
  readonly caption: string;
  /** Kind of the points, as the head of a column: Jour. */
  readonly pointHeader: string;
}

/**
 * Values along days, hours or the like: drawn, read point by point with the arrow keys or a finger, and as a table for whom it
 * pleases. It takes the same room empty, loading and full; what draws it is loaded with it. Source: decision 0075.
 */
export function Chart({ points, caption, pointHeader, ...rest }: ChartProps) {
  const t = useTranslations('ui');
  const [isTable, setTable] = useState(false);
  const id = useId();
  const content = points && { ...rest, points };
  const isEmpty = points !== undefined && !rest.series.some(({ values }) => values.some((value) => value !== null));
  const table = isTable && !isEmpty ? content : undefined;
  return (
    <Stack as="figure" className={styles.chart} gap="sm" aria-labelledby={id} aria-busy={!content}>
      <Text id={id} as="figcaption" tone="soft" size="md">
        {caption}
      </Text>
      <Legend series={rest.series} bands={rest.bands} />
      {isEmpty ? <p className={styles.empty}>{t('empty.nothing')}</p> : <Drawing caption={caption} content={content} />}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={table !== undefined}
        aria-disabled={!content || isEmpty}
        onClick={() => setTable(table === undefined)}
      >
        {table ? t('chart.hideTable') : t('chart.showTable')}
      </button>
      {table ? (
        <Suspense>
          <ChartTable caption={caption} pointHeader={pointHeader} content={table} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

interface DrawingProps {
  readonly caption: string;
  readonly content: ChartContent | undefined;
}

function Drawing({ caption, content }: DrawingProps) {
  const waiting = <div className={styles.waiting} />;
  return (
    <Suspense fallback={waiting}>{content ? <ChartDrawing caption={caption} content={content} /> : waiting}</Suspense>
  );
}

interface LegendProps {
  readonly series: readonly ChartSeries[];
  readonly bands: ChartBands | undefined;
}

/** One series alone is what the caption says. */
function Legend({ series, bands }: LegendProps) {
  const hasBands = bands !== undefined && bands.items.length > 0;
  if (series.length < 2 && !hasBands) return null;
  return (
    <Row as="ul" className={styles.legend} gap="lg" align="stretch" tone="soft" size="sm">
      {series.map(({ label, shape, tone, isComparison }) => (
        <li key={label}>
          <svg className={styles.sample} viewBox="0 0 16 10" aria-hidden="true" data-tone={tone}>
            {shape === 'bar' ? (
              <rect width="16" height="10" className={styles.bar} />
            ) : (
              <path d="M0 5h16" className={styles.line} data-comparison={isComparison || undefined} />
            )}
          </svg>
          {label}
        </li>
      ))}
      {hasBands ? (
        <li>
          <svg className={styles.sample} viewBox="0 0 16 10" aria-hidden="true">
            <rect width="16" height="10" className={styles.band} />
            <path d="M0 0v10M16 0v10" className={styles.edge} />
          </svg>
          {bands.label}
        </li>
      ) : null}
    </Row>
  );
}
