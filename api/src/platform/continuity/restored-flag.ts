import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The word that an older copy of the database was put back: left by a command for whichever server comes by. */
const flag = z.strictObject({
  reason: z.enum(['command', 'said']),
  /** Time of the copy, where it is known. */
  dataUntil: z.iso.datetime().nullable(),
  /** Last position of each device's chain in the former database, where that could be read. */
  positions: z.record(z.uuid(), z.number().int()).optional(),
});
export type RestoredFlag = z.infer<typeof flag>;

const fileOf = (dataDir: string): string => path.join(dataDir, 'restored.json');

export const sayRestored = (dataDir: string, said: RestoredFlag): void => writeDurably(fileOf(dataDir), said);

/** Returns the flag, or null. One that cannot be read was meant all the same. */
export function readRestoredFlag(dataDir: string): RestoredFlag | null {
  const text = readIfThere(fileOf(dataDir));
  if (text === null) return null;
  return flag.safeParse(parse(text)).data ?? { reason: 'said', dataUntil: null };
}

export const forgetRestoredFlag = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

/** Writes a file that is either the old or the new one, whatever ends us. */
export function writeDurably(file: string, content: object): void {
  const draft = `${file}.${randomUUID()}`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(content)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
