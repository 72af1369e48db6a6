/** An object of a document. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object of its text; null when the text is none. */
export function readObject(text: unknown): Fields | null {
  if (typeof text !== 'string') return null;
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

export const asObject = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** `+000000300.00` is 30000; what is none, nothing. */
export const centsOf = (value: unknown): number =>
  typeof value === 'string' ? Math.round(Number(value) * 100) || 0 : 0;

/** The objects of a list; none where it is no list. */
export const objectsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(asObject).filter((one) => one !== null) : [];

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
