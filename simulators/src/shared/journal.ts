import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';

export interface Journal<Entry> {
  /**
   * Writes the entry first, then applies it. Returns once the operating system has the line: a killed process loses nothing that
   * was answered for.
   */
  commit: (entry: Entry) => void;
  close: () => void;
}

/**
 * Opens an append-only journal and applies every whole entry of it. A torn last line was never answered for: it is cut.
 * There is no sync to disk on purpose: it guards against a killed process, not against a power cut.
 */
export function openJournal<Entry>(file: string, apply: (entry: Entry) => void): Journal<Entry> {
  // Written by `commit` alone, so its shape is not checked again.
  if (existsSync(file)) readEntries(file, (entry) => apply(entry as Entry));
  const descriptor = openSync(file, 'a', 0o600);
  return {
    commit: (entry) => {
      writeFileSync(descriptor, `${JSON.stringify(entry)}\n`);
      apply(entry);
    },
    close: () => closeSync(descriptor),
  };
}

function readEntries(file: string, take: (entry: unknown) => void): void {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  if (end < bytes.length) truncateSync(file, end);
  let number = 0;
  for (let start = 0; start < end;) {
    const stop = bytes.indexOf(NEWLINE, start);
    number += 1;
    take(readEntry(bytes.toString('utf8', start, stop), `${file}, line ${number}`));
    start = stop + 1;
  }
}

function readEntry(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`The journal is damaged at ${where}.`, { cause });
  }
}

const NEWLINE = 0x0a;

/** Effect of each kind of entry on the state. */
export type ApplyTable<State, Entry extends { kind: string }> = {
  readonly [K in Entry['kind']]: (state: State, entry: Extract<Entry, { kind: K }>) => void;
};

/** Does to the state what the kind of this entry does. */
export function applyByKind<State, Entry extends { kind: string }>(
  table: ApplyTable<State, Entry>,
  state: State,
  entry: Entry,
): void {
  // Each kind has its own function; the type of the table ties them together, which the compiler cannot see through an index.
  const apply = table[entry.kind as Entry['kind']] as (state: State, entry: Entry) => void;
  apply(state, entry);
}
