/**
 * Placeholders of a message, in braces: the merchant's name, its reader's first name, its file number at Revenu Québec, and the
 * addresses of support and the portal. Source: decision 149.
 */
export const PLACEHOLDERS = ['merchant', 'firstName', 'fileNumber', 'supportPhone', 'supportEmail', 'portal'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Text in the place of each; empty where a merchant has none. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** Words in braces on one line, whatever they are. */
const IN_BRACES = /\{([^{}\n\r]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

const namesIn = (text: string): string[] => [...text.matchAll(IN_BRACES)].map(([, name = '']) => name.trim());

/** The first thing in braces that is no placeholder, as it was written; null when there is none. */
export const findUnknownPlaceholder = (text: string): string | null =>
  namesIn(text).find((name) => !isPlaceholder(name)) ?? null;

/** The placeholders of texts that have no value for a merchant, each once. */
export const findMissingValues = (texts: readonly string[], values: PlaceholderValues): Placeholder[] => {
  const named = new Set(texts.flatMap((text) => namesIn(text)));
  return PLACEHOLDERS.filter((name) => named.has(name) && values[name] === '');
};

/** A text with its values. What a value holds is never read as a placeholder. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(IN_BRACES, (written, name: string) => {
    const trimmed = name.trim();
    return isPlaceholder(trimmed) ? values[trimmed] : written;
  });
