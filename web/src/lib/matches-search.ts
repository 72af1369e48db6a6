import { simplifyText } from './simplify-text.ts';

/** Whether every word typed is part of one of the texts; accents and case do not matter. */
export function matchesSearch(typed: string, texts: readonly (string | null)[]): boolean {
  const searched = texts.map((text) => simplifyText(text ?? ''));
  return simplifyText(typed)
    .split(' ')
    .every((word) => searched.some((text) => text.includes(word)));
}
