/** Whether every word typed is part of one of the texts; accents and case do not matter. */
export function matchesSearch(typed: string, texts: readonly (string | null)[]): boolean {
  const searched = texts.map((text) => plainText(text ?? ''));
  return plainText(typed)
    .split(/\s+/)
    .every((word) => searched.some((text) => text.includes(word)));
}

/** A text as it is compared: `Crèmerie` is `cremerie`. */
const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
