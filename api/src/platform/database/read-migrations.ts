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

/** Every migration of this Comptoir, in the order of their names. */
export async function readMigrations(folder: string = defaultFolder()): Promise<Migration[]> {
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
