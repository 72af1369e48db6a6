import type { LogEntryView } from '@comptoir/contract/base/activity-log';

/** A line of the list: one entry, or the first of several that stand for one thing. */
export interface FoldedEntry extends LogEntryView {
  /** The entries that are folded away under the line, newest first; empty for a line of its own. */
  readonly folded: readonly LogEntryView[];
}

/** Events that come in rows and say little each: sign-ins of all, and what one person looked at in the merchant's place. */
const FOLDED: ReadonlySet<string> = new Set(['signed-in', 'impersonated-request']);

const belongTogether = (a: LogEntryView, b: LogEntryView): boolean =>
  FOLDED.has(a.event) && a.event === b.event && (a.event === 'signed-in' || a.person === b.person);

/** The lines of the list: neighbours that belong together are one. */
export function foldEntries(entries: readonly LogEntryView[]): FoldedEntry[] {
  const runs: LogEntryView[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && belongTogether(last, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    return first ? [{ ...first, folded: run.length > 1 ? run : [] }] : [];
  });
}
