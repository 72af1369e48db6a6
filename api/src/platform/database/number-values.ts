/** Values in the order of `$1`, `$2` …, or by the names that a text gives them as `:name`. */
export type Values = readonly unknown[] | Readonly<Record<string, unknown>>;

/** A text with numbered places, and the names of their values in that order. */
export interface NumberedText {
  readonly text: string;
  readonly names: readonly string[];
}

/** Texts are few and sent often: each is read once. */
const READ = new Map<string, NumberedText>();
const MOST_KEPT = 1000;

/** `:name`, but neither a cast (`::text`) nor what stands in quotes. */
const PLACES = /'[^']*'|::|:([a-z]\w*)/gi;

/** Gives every name of a text its number; a name that stands twice has one. */
export function numberText(named: string): NumberedText {
  const known = READ.get(named);
  if (known) return known;
  const names: string[] = [];
  const text = named.replaceAll(PLACES, (found, name: string | undefined) => {
    if (name === undefined) return found;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const read = { text, names };
  if (READ.size < MOST_KEPT) READ.set(named, read);
  return read;
}

/** A statement as the driver takes it. @throws Error when the names of text and values differ */
export function numberValues(text: string, values: Values = []): { text: string; values: unknown[] } {
  if (isInOrder(values)) return { text, values: [...values] };
  const numbered = numberText(text);
  const missing = numbered.names.find((name) => !Object.hasOwn(values, name));
  if (missing !== undefined) throw new Error(`the value :${missing} of a statement is missing`);
  const unused = Object.keys(values).find((name) => !numbered.names.includes(name));
  if (unused !== undefined) throw new Error(`the value ${unused} is not in its statement`);
  return { text: numbered.text, values: numbered.names.map((name) => values[name]) };
}

const isInOrder = (values: Values): values is readonly unknown[] => Array.isArray(values);
