import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { z } from 'zod';
import type { Folder, Lines } from '../platform.ts';
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
export async function readCheckpoint(folder: Folder, journal: Lines): Promise<Checkpoint | null> {
  try {
    const { offset, tail, state } = checkpointFile.parse(JSON.parse((await folder.read(CHECKPOINT)) ?? ''));
    return tail === (await digestTail(journal, offset)) ? { offset, state } : null;
  } catch {
    return null;
  }
}

/** Saves a checkpoint. Losing it costs time, never a bill. */
export async function writeCheckpoint(folder: Folder, journal: Lines, { offset, state }: Checkpoint): Promise<void> {
  const content = { version: 1, offset, tail: await digestTail(journal, offset), state };
  await folder.writeLoosely(CHECKPOINT, JSON.stringify(content));
}

const CHECKPOINT = 'checkpoint.json';

/** Fingerprint of the journal's last bytes before `offset`: another journal, or a shorter one, has another. */
async function digestTail(journal: Lines, offset: number): Promise<string> {
  const length = Math.min(offset, 4096);
  return bytesToHex(sha256(await journal.read(offset - length, length)));
}
