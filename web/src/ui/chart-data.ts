/** A place on the axis of a chart: a day, an hour, a device. */
export interface ChartPoint {
  /** In full, as it is read out and as the table has it: lundi 3 novembre. */
  readonly label: string;
  /** In short, under the axis: 3 nov. A point without one is passed over by the axis. */
  readonly tick?: string;
}

export type ChartTone = 'green' | 'blue' | 'amber' | 'red' | 'soft';

/**
 * Values of one kind, one for each point. Bars stand on one another; lines go before them from point to point, and marks, where points have
 * no order that a line could follow.
 */
export interface ChartSeries {
  readonly label: string;
  readonly shape: 'bar' | 'line' | 'mark';
  readonly tone: ChartTone;
  /** Basis of comparison for the others, such as the week before: a broken line. Marks are never broken. */
  readonly isComparison?: boolean;
  /** Null where nothing is known, which is not zero. */
  readonly values: readonly (number | null)[];
}

/** From where to where along the points, which are one wide each: the first half of the third one is 2 to 2.5. */
export interface ChartBand {
  readonly from: number;
  readonly to: number;
  /** Said with each point that it touches: 14 h 10 à 15 h 40. */
  readonly label: string;
}

/** Stretches of one kind, such as outages, behind the values. */
export interface ChartBands {
  readonly label: string;
  readonly items: readonly ChartBand[];
}

export interface ChartContent {
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  readonly bands?: ChartBands | undefined;
  /** A value in full: 1 234,50 $. */
  readonly format: (value: number) => string;
  /** A value beside the axis, where there is little room: 1,2 k $. */
  readonly formatTick?: ((value: number) => string) | undefined;
  /** No finer step beside the axis, which would read the same: 100 for cents written as dollars. One unless stated. */
  readonly finest?: number | undefined;
}

/** Fact about a point, beside its label. */
export interface ChartFact {
  readonly label: string;
  readonly value: string;
}

/** Lists the facts about a point; unknown values are left out. */
export function factsAt(index: number, { series, bands, format }: ChartContent): ChartFact[] {
  const facts = series.flatMap(({ label, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ label, value: format(value) }];
  });
  const touching = bandsAt(index, bands);
  return bands && touching ? [...facts, { label: bands.label, value: touching }] : facts;
}

/** The bands that touch a point, in words. */
export const bandsAt = (index: number, bands: ChartBands | undefined): string =>
  (bands?.items ?? [])
    .filter(({ from, to }) => from < index + 1 && to > index)
    .map(({ label }) => label)
    .join(', ');
