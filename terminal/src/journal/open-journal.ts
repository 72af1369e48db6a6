import { open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../disk/write-file-durably.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { foldEntry } from './fold-journal.ts';
import type { Undated } from './journal-entry.ts';
import { readEntries } from './read-entries.ts';
import { NEW_TERMINAL, type TerminalState } from './terminal-state.ts';

/** A terminal's journal, open for more. */
export interface Journal {
  readonly path: string;
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
export async function openJournal(folder: string, now: () => Date): Promise<Journal> {
  const path = join(folder, 'journal.jsonl');
  const file = await open(path, 'a+', 0o600);
  try {
    await syncFolder(dirname(path));
    return await resume({ path, folder, file, now });
  } catch (error) {
    await file.close();
    throw error;
  }
}

interface Opened {
  readonly path: string;
  readonly folder: string;
  readonly file: FileHandle;
  readonly now: () => Date;
}

async function resume({ path, folder, file, now }: Opened): Promise<Journal> {
  const checkpoint = await readCheckpoint(folder, file);
  const { entries, end } = await readEntries(file, checkpoint?.offset ?? 0);
  let state = entries.reduce(foldEntry, checkpoint?.state ?? NEW_TERMINAL);
  let size = end;
  if (end < (await file.stat()).size) await file.truncate(end);
  if (entries.length >= CHECKPOINT_EVERY) await writeCheckpoint(folder, file, { offset: end, state });
  return {
    path,
    get state() {
      return state;
    },
    async append(...undated) {
      const at = now().toISOString();
      const dated = undated.map((entry) => ({ ...entry, at }));
      const bytes = Buffer.from(dated.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      await appendDurably(file, { bytes, size });
      size += bytes.length;
      state = dated.reduce(foldEntry, state);
    },
    close: () => file.close(),
  };
}

async function appendDurably(file: FileHandle, { bytes, size }: { bytes: Buffer; size: number }): Promise<void> {
  try {
    await file.appendFile(bytes);
    await file.datasync();
  } catch (error) {
    // a full disk leaves half a line; what follows it must not be glued to it
    await file.truncate(size).catch(() => undefined);
    throw error;
  }
}
