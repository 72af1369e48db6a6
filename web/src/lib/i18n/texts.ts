/** A sentence as it is written, or as the build has read it: then a list of its pieces. */
type Text = string | readonly unknown[];

/** Texts of a feature: sentences under keys, grouped at will. */
export interface TextTree {
  readonly [key: string]: Text | TextTree;
}

/** The shape of `Source` with any words: what a translation must fill, or it does not compile. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};

/** `translation` over `source`: what is not translated stays in the source language. */
export function withFallback(source: TextTree, translation: TextTree): TextTree {
  const merged: Record<string, Text | TextTree> = { ...source };
  for (const [key, value] of Object.entries(translation)) {
    const original = source[key];
    merged[key] = isGroup(value) && isGroup(original) ? withFallback(original, value) : value;
  }
  return merged;
}

const isGroup = (value: Text | TextTree | undefined): value is TextTree =>
  typeof value === 'object' && !Array.isArray(value);
