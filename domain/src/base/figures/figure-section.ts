/** Grouping of the rows of a report: a part of its period, or what a merchant is today. */
export const FIGURE_GROUPS = ['month', 'week', 'plan', 'partner', 'sector'] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

/** Measures of figures beside their count: amounts in cents, and days. */
export const MEASURES = ['subtotalCents', 'gstCents', 'qstCents', 'totalCents', 'days'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * A section of the administrators' reports: its figures, what they are counted in, and what its rows may stand for. `levels` are those
 * that stand at the end of a period; the others happen in its course and add up from part to part.
 */
export interface FigureSection<Figure extends string = string, Counted extends Measure = Measure> {
  readonly figures: readonly Figure[];
  readonly levels: readonly Figure[];
  readonly measures: readonly Counted[];
  readonly groups: readonly FigureGroup[];
}

/** A figure: how many, and what they come to. */
export type FigureValue<Counted extends Measure = Measure> = Readonly<Record<'count' | Counted, number>>;

export type Figures<Figure extends string = string, Counted extends Measure = Measure> = Readonly<
  Record<Figure, FigureValue<Counted>>
>;
