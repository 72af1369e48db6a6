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

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
