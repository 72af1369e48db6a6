import { createHash } from 'node:crypto';
import { readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { terminalState, type TerminalState } from './terminal-state.ts';

/** The state after the first `offset` bytes of the journal. It spares reading them again and is never needed. */
export interface Checkpoint {
  readonly offset: number;
  readonly state: TerminalState;
}

const checkpointFile = z.strictObject({
  version: z.literal(1),
  offset: z.number().int(),
  tail: z.string(),
  state: terminalState,
});

/** The checkpoint, or null when there is none, it cannot be read, or it is not of this journal. */
export async function readCheckpoint(folder: string, journal: FileHandle): Promise<Checkpoint | null> {
  try {
    const { offset, tail, state } = checkpointFile.parse(JSON.parse(await readFile(pathIn(folder), 'utf8')));
    return tail === (await digestTail(journal, offset)) ? { offset, state } : null;
  } catch {
    return null;
  }
}

/** Saves a checkpoint. Losing it costs time, never a bill: it is replaced whole, and not forced to the disk. */
export async function writeCheckpoint(
  folder: string,
  journal: FileHandle,
  { offset, state }: Checkpoint,
): Promise<void> {
  const temporary = `${pathIn(folder)}.tmp`;
  const content = { version: 1, offset, tail: await digestTail(journal, offset), state };
  await writeFile(temporary, JSON.stringify(content), { mode: 0o600 });
  await rename(temporary, pathIn(folder));
}

const pathIn = (folder: string): string => join(folder, 'checkpoint.json');

/** Fingerprint of the journal's last bytes before `offset`: another journal, or a shorter one, has another. */
async function digestTail(journal: FileHandle, offset: number): Promise<string> {
  const bytes = Buffer.alloc(Math.min(offset, 4096));
  const { bytesRead } = await journal.read(bytes, 0, bytes.length, offset - bytes.length);
  return createHash('sha256').update(bytes.subarray(0, bytesRead)).digest('hex');
}
