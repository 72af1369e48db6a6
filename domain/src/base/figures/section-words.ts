/** A section of the reports in words: its title, what it is about, its figures, and what has to be known to read them. */
export interface SectionWords<Figure extends string> {
  readonly title: string;
  readonly lead: string;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly note: string;
  readonly empty: string;
  /** Name of its files. */
  readonly file: string;
}
