import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TillError } from '../till-error.ts';
import { isLinked, readTillRecord } from './till-record.ts';

/** The till that `enrol` makes when no name is given. */
export const DEFAULT_TILL = 'caisse';

const tillsFolder = (dataDir: string): string => join(dataDir, 'terminal');

/** The folder of a till. @throws TillError when the name cannot be a folder's on every system */
export function tillFolder(dataDir: string, name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(name)) throw new TillError((texts) => texts.badTillName(name));
  return join(tillsFolder(dataDir), name);
}

/** Names of the tills that can bill, in the order of their names (caisse, caisse-2, …, caisse-10). */
export async function listTills(dataDir: string): Promise<string[]> {
  const linked: string[] = [];
  for (const name of await listFolders(tillsFolder(dataDir))) {
    if (isLinked(await readTillRecord(join(tillsFolder(dataDir), name)))) linked.push(name);
  }
  return linked.sort((a, b) => a.localeCompare(b, 'fr', { numeric: true }));
}

/** The till that a command means: the named one, else the usual one, else the first. @throws TillError when none is linked */
export async function chooseTill(dataDir: string, name: string | undefined): Promise<string> {
  const tills = await listTills(dataDir);
  if (name !== undefined) {
    tillFolder(dataDir, name);
    if (!tills.includes(name)) throw new TillError((texts) => texts.unknownTill(name, tills));
    return name;
  }
  const chosen = tills.includes(DEFAULT_TILL) ? DEFAULT_TILL : tills[0];
  if (chosen === undefined) throw new TillError((texts) => texts.noTill());
  return chosen;
}

async function listFolders(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
