import type { QueryClient } from '@tanstack/react-query';
import { coalesce } from '../lib/coalesce.ts';
import { LANGUAGE_KEY } from '../lib/i18n/language.ts';
import { invalidateAll } from '../shared/queries/invalidate.ts';
import { textStore } from './texts.ts';

/** Key of the last change by a tab: there for a moment only. */
const CHANGED_KEY = 'Changed';
/** Several changes in a row are read once more. */
const REST_MS = 700;

/**
 * Lets the other tabs know that something was changed here, and reads again when they say so: what one tab has paused, another shows as paused.
 * The language follows, too; sessions do by themselves. Returns how to stop.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const stopSaying = queries.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    window.localStorage.setItem(CHANGED_KEY, String(Date.now()));
    // the others have heard of it, and nothing is to stay behind
    window.localStorage.removeItem(CHANGED_KEY);
  });
  const readAgain = coalesce(() => invalidateAll(queries), REST_MS);
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === CHANGED_KEY && newValue !== null) readAgain();
    if (key === LANGUAGE_KEY && (newValue === 'fr' || newValue === 'en')) void textStore.switchLanguage(newValue);
  };
  window.addEventListener('storage', follow);
  return () => {
    stopSaying();
    window.removeEventListener('storage', follow);
  };
}
