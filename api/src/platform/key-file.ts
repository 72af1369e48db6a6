import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a secret kept in a file, making it the first time. Flushed to disk under another name and then
 * linked to its own, so that two starts at once agree on one secret and no crash ever leaves half of one.
 */
export async function readOrMakeKeyFile(file: string, make: () => string | Promise<string>): Promise<string> {
  const known = await readKeyFile(file);
  if (known) return known;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
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

const LOOK_AGAIN_MS = 1000;

/**
 * Watches a secret's file, which is made when there is none, and returns its keys. It is looked at again while servers run, at
 * most once a second: a key put into it is in use a moment later.
 */
export async function watchKeyFile<Keys>(
  file: string,
  make: () => string,
  parse: (text: string, where: string) => Keys,
): Promise<() => Keys> {
  let keys = parse(await readOrMakeKeyFile(file, make), file);
  let [stamp, lookedAt] = [stampOf(file), Date.now()];
  return () => {
    if (Date.now() - lookedAt < LOOK_AGAIN_MS) return keys;
    const found = stampOf(file);
    if (found !== stamp) keys = parse(readFileSync(file, 'utf8'), file);
    [stamp, lookedAt] = [found, Date.now()];
    return keys;
  };
}

function stampOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino} ${mtimeMs} ${size}`;
}

/** Puts other contents in the place of a secret's file: anyone who reads it sees the old or the new, and no crash leaves neither. */
export async function replaceKeyFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeFlushed(draft, text);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
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
