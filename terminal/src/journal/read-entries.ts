import type { Lines } from '../platform.ts';
import { journalEntry, type JournalEntry } from './journal-entry.ts';

/** A line of the journal that is no entry, though others follow it: the file was edited or the disk is failing. */
export class JournalDamagedError extends Error {
  /** Start of the line, in bytes. */
  readonly offset: number;
  constructor(offset: number, options?: ErrorOptions) {
    super(`the journal cannot be read at byte ${offset}`, options);
    this.offset = offset;
  }
}

/** The whole lines from `offset` on, and where the last of them ends. */
export async function readEntries(lines: Lines, offset: number): Promise<{ entries: JournalEntry[]; end: number }> {
  const bytes = await lines.read(offset, (await lines.size()) - offset);
  const length = bytes.lastIndexOf(NEWLINE) + 1;
  const entries: JournalEntry[] = [];
  let start = 0;
  while (start < length) {
    const stop = bytes.indexOf(NEWLINE, start);
    entries.push(parseEntry(DECODER.decode(bytes.subarray(start, stop)), offset + start));
    start = stop + 1;
  }
  return { entries, end: offset + length };
}

const DECODER = new TextDecoder();
const NEWLINE = 0x0a;

function parseEntry(line: string, offset: number): JournalEntry {
  try {
    return journalEntry.parse(JSON.parse(line));
  } catch (cause) {
    throw new JournalDamagedError(offset, { cause });
  }
}
