import { useState, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { factsAt, type ChartContent } from './chart-data.ts';
import { ChartMarks } from './chart-marks.tsx';
import { scaleOf, TICK_LETTERS, ticksUnder } from './chart-scale.ts';
import styles from './chart.module.css';

interface ChartDrawingProps {
  readonly caption: string;
  readonly content: ChartContent;
}

/**
 * The drawing with its axes. It is stretched to the width that there is, by the browser alone: nothing is measured, so that it
 * stands right on paper too.
 */
export function ChartDrawing({ caption, content }: ChartDrawingProps) {
  const { points, series, format, formatTick = format } = content;
  const [active, setActive] = useState<number | null>(null);
  const scale = scaleOf(series, content.finest);
  const pointAt = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(points.length - 1, Math.max(0, Math.floor((points.length * (clientX - left)) / width)));
  };
  return (
    <div className={styles.drawing}>
      <div className={styles.values} aria-hidden="true">
        {[...scale.ticks].reverse().map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </div>
      <div
        className={styles.plot}
        onPointerMove={(event) => setActive(pointAt(event))}
        onPointerDown={(event) => setActive(pointAt(event))}
        onPointerLeave={({ pointerType }) => {
          // a finger is taken off to see what was under it
          if (pointerType === 'mouse') setActive(null);
        }}
      >
        <ChartMarks content={content} scale={scale} active={active} />
        <PointReader caption={caption} content={content} active={active} onActive={setActive} />
      </div>
      <div className={styles.points} aria-hidden="true">
        {ticksUnder(points).map(({ index, text, widths }) => (
          <span key={index} data-widths={widths.join(' ')} style={placeOf(index, { count: points.length, text })}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Centred under its point. At the start there is the room of the other axis, which is enough for a day; what is longer moves inwards. */
function placeOf(index: number, { count, text }: { readonly count: number; readonly text: string }) {
  const percent = (100 * (index + 0.5)) / count;
  return { insetInlineStart: `${percent}%`, translate: text.length > TICK_LETTERS ? `${-percent}%` : '-50%' };
}

interface PointReaderProps extends ChartDrawingProps {
  readonly active: number | null;
  readonly onActive: (index: number | null) => void;
}

/** A slider over the points: what the arrow keys, and the gestures of screen readers, move along and read out. */
function PointReader({ caption, content, active, onActive }: PointReaderProps) {
  const t = useTranslations('ui.chart');
  const { points } = content;
  const last = points.length - 1;
  const index = Math.min(active ?? last, last);
  const facts = factsAt(index, content);
  const label = points[index]?.label ?? '';
  const words = facts.map((fact) => `${fact.label} ${fact.value}`);
  const left = (100 * (index + 0.5)) / points.length;
  return (
    <>
      <input
        type="range"
        className={styles.reader}
        aria-label={t('read', { caption })}
        aria-valuetext={[label, ...(words.length > 0 ? words : [t('unknown')])].join(', ')}
        min={0}
        max={last}
        value={index}
        onChange={({ currentTarget }) => onActive(Number(currentTarget.value))}
        onFocus={() => onActive(index)}
        onBlur={() => onActive(null)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onActive(null);
        }}
      />
      {active === null ? null : (
        <div
          className={styles.reading}
          aria-hidden="true"
          style={{ insetInlineStart: `${left}%`, translate: `${-left}%` }}
        >
          <strong>{label}</strong>
          {facts.map((fact) => (
            <span key={fact.label}>
              {fact.label} <b>{fact.value}</b>
            </span>
          ))}
          {facts.length === 0 ? <span>{t('unknown')}</span> : null}
        </div>
      )}
    </>
  );
}
