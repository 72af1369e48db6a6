import { writtenWays } from './written-ways.ts';
import { searchWords } from './search-words.ts';

/** Returns true when every word typed is part of one of the texts. A search in memory finds as the database finds it. */
export function matchesSearch(typed: string, texts: readonly (string | null)[]): boolean {
  const searched = texts.map((text) => writtenWays(text ?? ''));
  return searchWords(typed).every((word) => searched.some((text) => text.includes(word)));
}
