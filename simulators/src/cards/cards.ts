import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal } from '../shared/journal.ts';
import { applyEntry } from './state/apply-entry.ts';
import { type CardsState, emptyState } from './state/cards-state.ts';
import type { JournalEntry } from './state/journal-entry.ts';
import { createDispatcher, type Dispatcher } from './webhooks/dispatcher.ts';

/** The running card network, apart from its listeners. */
export interface Cards {
  readonly folder: string;
  readonly state: CardsState;
  /** Faces and keys of requests that are being answered. */
  readonly inProgress: Set<string>;
  /** Aborts when the simulator ends. */
  readonly ending: AbortSignal;
  readonly resend: Dispatcher['resend'];
  /** Address of the pages for card holders, once they listen. */
  frameUrl: string;
  /** Writes the entry, and sends the events in it to webhooks. */
  commit: (entry: JournalEntry) => void;
  close: () => void;
}

/** Opens `folder` and rebuilds the state from its journal. Events that were not sent yet are sent now. */
export function openCards(folder: string): Cards {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const state = emptyState();
  const journal = openJournal<JournalEntry>(join(folder, 'journal.jsonl'), (entry) => applyEntry(state, entry));
  const end = new AbortController();
  const { dispatch, resend } = createDispatcher({ state, commit: journal.commit, ending: end.signal });
  for (const event of state.events.values()) dispatch(event);
  return {
    folder,
    state,
    inProgress: new Set(),
    ending: end.signal,
    resend,
    frameUrl: '',
    commit: (entry) => {
      journal.commit(entry);
      if (entry.kind !== 'call') return;
      for (const change of entry.changes) if (change.kind === 'event') dispatch(change.event);
    },
    close: () => {
      end.abort();
      journal.close();
    },
  };
}
