import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a secret kept in a file, making it the first time. Flushed to disk under another name and then
 * linked to its own, so that two starts at once agree on one secret and no crash ever leaves half of one.
 */
export async function readOrMakeKeyFile(file: string, make: () => string | Promise<string>): Promise<string> {
  const known = await readKeyFile(file);
  if (known) return known;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFlushed(draft, await make());
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  const made = await readKeyFile(file);
  if (!made) throw new Error(`the key file ${file} is empty; restore it from a copy`);
  return made;
}

async function writeFlushed(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readKeyFile(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
