import { searchText } from '../../lib/search-text.ts';

/** State of any list in the address, so that Back, a bookmark and a new window show it as it was. */
export interface ListSearch {
  /** Text that is searched for. */
  readonly q?: string;
  /** The column that orders the rows, with a minus when descending. */
  readonly sort?: string;
  /** Start of the page that is shown, in the server's words. */
  readonly cursor?: string;
  /** Number of portions of a long list that are shown. */
  readonly page?: string;
  /** The id of the row whose details are open. */
  readonly open?: string;
}

const SHAPES: Readonly<Record<Exclude<keyof ListSearch, 'q'>, RegExp>> = {
  sort: /^-?[A-Za-z]{1,30}$/,
  cursor: /^[\w-]{1,1000}$/,
  page: /^[1-9]\d{0,2}$/,
  open: /^[\w-]{1,64}$/,
};

/** The parts of an address that a list understands; what makes no sense is left out. */
export const readListSearch = (search: Record<string, unknown>): ListSearch => ({
  ...(typeof search['q'] === 'string' && search['q'] !== '' ? { q: searchText(search['q']) } : {}),
  ...Object.fromEntries(
    Object.entries(SHAPES).flatMap(([name, shape]) => {
      const value = search[name];
      return typeof value === 'string' && shape.test(value) ? [[name, value]] : [];
    }),
  ),
});

/** Reads a list with filters that are each one of a few words. */
export const readFilters =
  <const Choices extends Readonly<Record<string, readonly string[]>>>(choices: Choices) =>
  (search: Record<string, unknown>): ListSearch & { [Name in keyof Choices]?: Choices[Name][number] } => ({
    ...readListSearch(search),
    ...(Object.fromEntries(
      Object.entries(choices).flatMap(([name, words]) => {
        const word = words.find((one) => one === search[name]);
        return word === undefined ? [] : [[name, word]];
      }),
    ) as { [Name in keyof Choices]?: Choices[Name][number] }),
  });
