import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../disk/write-file-durably.ts';

const WRITTEN_AT_ONCE = 64 * 1024;

/**
 * Writes lines into a file that is there whole or not at all. The last line is made of the SHA-256 of all before it, so that a file
 * that was cut short or changed shows it.
 */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
  lastLine: (sha256: string) => string,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, 'w', 0o600);
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
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
