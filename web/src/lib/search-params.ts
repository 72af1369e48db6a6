export type SearchParams = Record<string, string | string[]>;

/** Reads a query string plainly: a name given twice is a list. */
export function parseSearch(text: string): SearchParams {
  const found: SearchParams = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = found[name];
    found[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
}

/** Writes a query string the way the API takes it: `?events=a&events=b`. What is undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string' && item !== '') params.append(name, item);
    }
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** A parameter as a list, however often it was given. */
export const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string' && item !== '');

/** A parameter as a calendar day, `2026-06-20`. */
export const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** A parameter as an id. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : undefined;

/** Those of the words that a parameter names. */
export const amongst = <Word extends string>(words: readonly Word[], value: unknown): Word[] =>
  words.filter((word) => listOf(value).includes(word));

/** A parameter of several values, or none where there is no value. */
export const filled = <Name extends string, Item>(name: Name, items: Item[]) =>
  (items.length > 0 ? { [name]: items } : {}) as { [Key in Name]?: Item[] };
