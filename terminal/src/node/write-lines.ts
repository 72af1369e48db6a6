import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WriteLines } from '../export/exported.ts';
import { syncFolder } from './write-file-durably.ts';

const WRITTEN_AT_ONCE = 64 * 1024;

/** Writes files of lines into a folder, which is made when it is new. */
export const writeLinesInto =
  (folder: string): WriteLines =>
  async (name, lines, lastLine) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, name);
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      await writeFile(temporary, lines, lastLine);
      await rename(temporary, path);
      await syncFolder(folder);
      return path;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  };

async function writeFile(path: string, lines: AsyncIterable<string>, lastLine: (sha256: string) => string) {
  const file = await open(path, 'w', 0o600);
  try {
    const hash = createHash('sha256');
    let gathered = '';
    for await (const line of lines) {
      hash.update(line);
      gathered += line;
      if (gathered.length < WRITTEN_AT_ONCE) continue;
      await file.writeFile(gathered);
      gathered = '';
    }
    await file.writeFile(gathered + lastLine(hash.digest('hex')));
    await file.sync();
  } finally {
    await file.close();
  }
}
