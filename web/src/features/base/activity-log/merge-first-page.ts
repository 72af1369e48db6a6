import type { LogEntryView } from '@comptoir/contract/base/activity-log';
import type { InfiniteData } from '@tanstack/react-query';

export interface LogPage {
  readonly items: LogEntryView[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
  readonly archivedUntil: string | null;
}

export type LogPages = InfiniteData<LogPage, string | null>;

interface Merged {
  readonly pages: LogPages;
  /** Entries that were not on the screen before, newest first. */
  readonly arrived: readonly LogEntryView[];
}

/**
 * Puts a first page that has just been read on top of what is shown, so that new entries do not cost the pages already loaded.
 * When nothing of it is known, entries may be missing in between: the list starts again.
 */
export function mergeFirstPage(shown: LogPages, fresh: LogPage): Merged {
  const [first, ...rest] = shown.pages;
  const known = new Set(shown.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const arrived = fresh.items.filter(({ id }) => !known.has(id));
  if (arrived.length === 0) return { pages: shown, arrived };
  if (!first || arrived.length === fresh.items.length)
    return { pages: { pages: [fresh], pageParams: [null] }, arrived };
  const items = [...arrived, ...first.items].sort(newestFirst);
  return { pages: { ...shown, pages: [{ ...first, items }, ...rest] }, arrived };
}

const newestFirst = (a: LogEntryView, b: LogEntryView): number =>
  Date.parse(b.occurredAt) - Date.parse(a.occurredAt) || b.id.localeCompare(a.id);
