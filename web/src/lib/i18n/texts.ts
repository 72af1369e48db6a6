/** Texts of a feature: sentences under keys, grouped at will. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The shape of `Source` with any words: what a translation must fill, or it does not compile. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};

/** `translation` over `source`: what is not translated stays in the source language. */
export function withFallback(source: TextTree, translation: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...source };
  for (const [key, value] of Object.entries(translation)) {
    const original = source[key];
    merged[key] = typeof value === 'object' && typeof original === 'object' ? withFallback(original, value) : value;
  }
  return merged;
}
