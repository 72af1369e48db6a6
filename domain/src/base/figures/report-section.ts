import type { Language } from '../merchants/merchant-information.ts';
import type { FigureGroup, FigureSection, Measure } from './figure-section.ts';

/** A section of the reports in words: its title, what it is about, its figures and parts, and what has to be known to read them. */
export interface SectionWords<Figure extends string, Part extends string = string> {
  readonly title: string;
  readonly lead: string;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly note: string;
  readonly empty: string;
  /** Name of its files. */
  readonly file: string;
}

/** A figure as it stands in a column: how many, what they come to, or how many days each took; what lowers a sum is negative. */
export interface ShownColumn<Figure extends string = string> {
  readonly figure: Figure;
  readonly shows: 'count' | Measure;
  readonly isTaken?: boolean;
}

/** Layout on a screen. `picture`: one column along the rows, or several beside each other. `parts`: each a table of its own. */
export interface SectionLayout<Figure extends string, Part extends string> {
  readonly tiles: readonly ShownColumn<Figure>[];
  readonly picture: { readonly along: ShownColumn<Figure> } | { readonly beside: readonly ShownColumn<Figure>[] };
  readonly parts: Readonly<Record<Part, readonly ShownColumn<Figure>[]>>;
}

/** The part of the API's document: the area of its calls, the name within theirs, and the meaning of each figure. */
export interface SectionDocument<Figure extends string> {
  readonly area: 'people' | 'sales' | 'money' | 'help';
  readonly call: string;
  readonly summary: string;
  readonly basis: string;
  readonly figures: Readonly<Record<Figure, string>>;
}

/** Everything about a section that is not where its figures come from. One without a document has calls of its own. */
export interface ReportSection<
  Figure extends string = string,
  Counted extends Measure = Measure,
  Group extends FigureGroup = FigureGroup,
  Part extends string = string,
> extends FigureSection<Figure, Counted> {
  readonly groups: readonly Group[];
  readonly words: Readonly<Record<Language, SectionWords<NoInfer<Figure>, NoInfer<Part>>>>;
  readonly layout: SectionLayout<NoInfer<Figure>, Part>;
  readonly document?: SectionDocument<NoInfer<Figure>>;
}

/** States a section, typed by its own figures, measures, groups and parts. */
export const figureSection = <
  const Figure extends string,
  const Counted extends Measure,
  const Group extends FigureGroup,
  const Part extends string,
>(
  section: ReportSection<Figure, Counted, Group, Part>,
): ReportSection<Figure, Counted, Group, Part> => section;

const columns =
  (shows: ShownColumn['shows']) =>
  <const Figure extends string>(...figures: readonly Figure[]): ShownColumn<Figure>[] =>
    figures.map((figure) => ({ figure, shows }));

export const counts = columns('count');
export const sums = columns('totalCents');
export const before = columns('subtotalCents');
export const days = columns('days');
/** A column that lowers a sum. */
export const taken = <const Figure extends string>(figure: Figure): ShownColumn<Figure> => ({
  figure,
  shows: 'subtotalCents',
  isTaken: true,
});
export const taxesOf = <const Figure extends string>(figure: Figure): ShownColumn<Figure>[] => [
  { figure, shows: 'gstCents' },
  { figure, shows: 'qstCents' },
];
