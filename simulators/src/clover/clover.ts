import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openJournal } from '../shared/journal.ts';
import { demoMerchants } from './state/demo-merchants.ts';
import { createRateLimiter, type RateLimiter } from './rest/rate-limiter.ts';
import { applyEntry } from './state/apply-entry.ts';
import { readClock } from './state/clock.ts';
import { type CloverState, emptyState } from './state/clover-state.ts';
import type { JournalEntry } from './state/journal-entry.ts';

/** The running Clover, apart from its listener. */
export interface Clover {
  readonly folder: string;
  readonly state: CloverState;
  readonly limiter: RateLimiter;
  /** Aborts when Clover ends, so that no delivery outlives it. */
  readonly ending: AbortSignal;
  /** Clover's own time, in milliseconds. */
  now: () => number;
  commit: (entry: JournalEntry) => void;
  close: () => void;
}

/** Opens `folder` and rebuilds the state from its journal. A folder without one becomes the demo world's Clover. */
export function openClover(folder: string): Clover {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const state = emptyState();
  const journal = openJournal<JournalEntry>(join(folder, 'journal.jsonl'), (entry) => applyEntry(state, entry));
  if (state.merchants.size === 0) journal.commit({ kind: 'merchants', merchants: demoMerchants(Date.now()) });
  const now = () => readClock(state.clock);
  const end = new AbortController();
  return {
    folder,
    state,
    limiter: createRateLimiter({ limits: () => state.settings.rateLimits, now }),
    ending: end.signal,
    now,
    commit: journal.commit,
    close: () => {
      end.abort();
      journal.close();
    },
  };
}
