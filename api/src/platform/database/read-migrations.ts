import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the folder, with what says whether it was changed since. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** Every migration of this Comptoir, in the order of their names. */
export async function readMigrations(folder: string = defaultFolder()): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

const defaultFolder = (): string =>
  process.env['COMPTOIR_MIGRATIONS_DIR'] ?? path.resolve(import.meta.dirname, '../../../migrations');
