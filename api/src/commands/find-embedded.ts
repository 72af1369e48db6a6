import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

/** Line of PostgreSQL's lock file with the port it listens on. */
const PORT_LINE = 3;

/** The server that a running Comptoir keeps in its data folder. @throws Error with one sentence when none runs */
export async function findEmbedded({ dataDir }: Config): Promise<string> {
  try {
    const folder = path.join(dataDir, 'postgres');
    const [password, pidFile] = await Promise.all([
      readFile(path.join(folder, 'password'), 'utf8'),
      readFile(path.join(folder, 'postmaster.pid'), 'utf8'),
    ]);
    return `postgres://postgres:${password.trim()}@127.0.0.1:${pidFile.split('\n')[PORT_LINE]}/postgres`;
  } catch {
    throw new Error(`No Comptoir runs on ${dataDir}: start it with npm start, or name its database with DATABASE_URL.`);
  }
}
