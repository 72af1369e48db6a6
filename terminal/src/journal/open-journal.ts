import type { Folder, Lines } from '../platform.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { foldEntry } from './fold-journal.ts';
import type { Undated } from './journal-entry.ts';
import { readEntries } from './read-entries.ts';
import { NEW_TERMINAL, type TerminalState } from './terminal-state.ts';

/** A terminal's journal, open for more. */
export interface Journal {
  /** Its lines as they stand, oldest first. */
  readonly lines: Lines['each'];
  /** State of the terminal now. */
  readonly state: TerminalState;
  /** Writes down what happened; it is on the disk when this returns. */
  append(...entries: Undated[]): Promise<void>;
  close(): Promise<void>;
}

/** After how many new entries the state is saved beside the journal, so that opening does not read years of bills. */
const CHECKPOINT_EVERY = 200;

/**
 * Opens the journal of a folder. A last line that a crash cut short is dropped: it was never acknowledged, and nothing was
 * sent on its strength. @throws JournalDamagedError when an earlier line cannot be read.
 */
export async function openJournal(folder: Folder, now: () => Date): Promise<Journal> {
  const lines = await folder.openLines(JOURNAL);
  try {
    return await resume({ folder, lines, now });
  } catch (error) {
    await lines.close();
    throw error;
  }
}

/** Name of the journal in a terminal's folder. */
export const JOURNAL = 'journal.jsonl';

interface Opened {
  readonly folder: Folder;
  readonly lines: Lines;
  readonly now: () => Date;
}

async function resume({ folder, lines, now }: Opened): Promise<Journal> {
  const checkpoint = await readCheckpoint(folder, lines);
  const { entries, end } = await readEntries(lines, checkpoint?.offset ?? 0);
  let state = entries.reduce(foldEntry, checkpoint?.state ?? NEW_TERMINAL);
  if (end < (await lines.size())) await lines.cutAt(end);
  if (entries.length >= CHECKPOINT_EVERY) await writeCheckpoint(folder, lines, { offset: end, state });
  return {
    lines: () => lines.each(),
    get state() {
      return state;
    },
    async append(...undated) {
      const at = now().toISOString();
      const dated = undated.map((entry) => ({ ...entry, at }));
      await lines.append(ENCODER.encode(dated.map((entry) => `${JSON.stringify(entry)}\n`).join('')));
      state = dated.reduce(foldEntry, state);
    },
    close: () => lines.close(),
  };
}

const ENCODER = new TextEncoder();
