import type { Figures, FigureSection, FigureValue, Measure } from './figure-section.ts';

/** A sum as it is counted: of a figure, in a row. */
export interface FigureSum extends FigureValue {
  readonly key: string;
  readonly figure: string;
}

/**
 * The figures that some sums come to. `asOf`: the row with which the period ends, where rows are parts of it: what stands at the end of
 * the period is what stands at the end of that row, and no sum.
 */
export function addUpFigures<Figure extends string, Counted extends Measure>(
  { figures, levels, measures }: FigureSection<Figure, Counted>,
  sums: readonly FigureSum[],
  asOf?: string,
): Figures<Figure, Counted> {
  const valueOf = (figure: Figure): FigureValue<Counted> => {
    const isLevel = asOf !== undefined && levels.includes(figure);
    const own = sums.filter((sum) => sum.figure === figure && (!isLevel || sum.key === asOf));
    const total = (of: 'count' | Counted) => own.reduce((all, sum) => all + sum[of], 0);
    return fromKeys(['count', ...measures], total);
  };
  return fromKeys(figures, valueOf);
}

const fromKeys = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
