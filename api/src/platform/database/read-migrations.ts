import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the folder, with what says whether it was changed since. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** Hashes of texts that it had before and that came to the same: it says so itself where such a text could not run everywhere. */
  readonly earlier: readonly string[];
}

const EARLIER = /^-- Applied earlier as ([0-9a-f]{64}):/gm;
/** A file that makes at once what the migrations before 1.0 made one after the other says so at its beginning. */
export const SQUASHED = '-- Squashed: ';
/** The migrations before 1.0, as they were. */
const FORMER = 'before-1.0';

/**
 * Every migration of this Comptoir for a database that has some already, in the order in which they are applied. One that was begun before
 * 1.0 goes to the end of the migrations of then, and has with that what the squashed ones make: they are recorded, and do nothing.
 */
export async function readMigrations(
  applied: ReadonlyMap<string, string>,
  folder: string = defaultFolder(),
): Promise<Migration[]> {
  const [current, former] = [await readFolder(folder), path.join(folder, FORMER)];
  if (!(await readdir(former)).some((name) => applied.has(name))) return current;
  const recorded = current.map((one) => (one.text.startsWith(SQUASHED) ? { ...one, text: '' } : one));
  return [...(await readFolder(former)), ...recorded];
}

async function readFolder(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      const earlier = [...text.matchAll(EARLIER)].map(([, hash = '']) => hash);
      return { name, text, hash: createHash('sha256').update(text).digest('hex'), earlier };
    }),
  );
}

const defaultFolder = (): string =>
  process.env['COMPTOIR_MIGRATIONS_DIR'] ?? path.resolve(import.meta.dirname, '../../../migrations');
