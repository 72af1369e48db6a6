import type { ChartPoint, ChartSeries } from './chart-data.ts';

/** The axis of the values: from the lowest tick to the highest, which enclose zero and every value. */
export interface ChartScale {
  readonly ticks: readonly number[];
  /** Returns the depth of a value, from 0 at the highest tick to 100 at the lowest. */
  readonly down: (value: number) => number;
}

/** At most so many steps of one height. */
const STEPS = 5;

/** Round steps: 1, 2, 5, 10… times the finest. */
export function scaleOf(series: readonly ChartSeries[], finest = 1): ChartScale {
  const [low, high] = rangeOf(series);
  const step = finest * stepOf((high - low) / STEPS / finest);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, down: (value) => (100 * (last * step - value)) / ((last - first) * step) };
}

/** Bars stand on one another: what reaches furthest is their sum. */
function rangeOf(series: readonly ChartSeries[]): [number, number] {
  let [low, high] = [0, 0];
  const sums = new Map<string, number>();
  for (const { shape, values } of series) {
    for (const [index, value] of values.entries()) {
      if (value === null) continue;
      const key = `${index} ${value < 0}`;
      const reach = shape === 'bar' ? (sums.get(key) ?? 0) + value : value;
      if (shape === 'bar') sums.set(key, reach);
      low = Math.min(low, reach);
      high = Math.max(high, reach);
    }
  }
  return [low, high];
}

function stepOf(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const factor = [1, 2, 5].find((round) => round * power >= rough) ?? 10;
  return factor * power;
}

/** Ticks that there is room for, from the narrowest width on; the style sheet says when. Of longer texts there are fewer. */
const ROOM = { narrow: 3, medium: 6, wide: 12 } as const;
/** As long as `20 oct. 25`, set far apart. */
export const TICK_LETTERS = 10;

type Width = keyof typeof ROOM;

/** A tick under a point, and the widths that have room for it. */
interface PointTick {
  readonly index: number;
  readonly text: string;
  readonly widths: readonly Width[];
}

/** Picks evenly among the points that have a tick, the first always; what would stand beyond the edge is left out. */
export function ticksUnder(points: readonly ChartPoint[]): PointTick[] {
  const all = points.flatMap(({ tick }, index) => (tick === undefined ? [] : [{ index, text: tick }]));
  const widths: readonly Width[] = ['narrow', 'medium', 'wide'];
  const longest = Math.max(TICK_LETTERS, ...all.map(({ text }) => text.length));
  const roomIn = (width: Width): number => Math.max(1, Math.floor((ROOM[width] * TICK_LETTERS) / longest));
  const isWithin = (index: number, room: number): boolean => room * (2 * (points.length - index) - 1) >= points.length;
  return all
    .map((tick, rank) => ({
      ...tick,
      widths: widths.filter((width) => {
        const room = roomIn(width);
        return rank % Math.ceil(all.length / room) === 0 && (rank === 0 || isWithin(tick.index, room));
      }),
    }))
    .filter((tick) => tick.widths.length > 0);
}
