import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TerminalError } from '../terminal-error.ts';
import { isLinked, readTerminalRecord } from './terminal-record.ts';

/** The terminal that `enrol` makes when no name is given. */
export const DEFAULT_TERMINAL = 'caisse';

const terminalsFolder = (dataDir: string): string => join(dataDir, 'terminal');

/** The folder of a terminal. @throws TerminalError when the name cannot be a folder's on every system */
export function terminalFolder(dataDir: string, name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(name)) throw new TerminalError((texts) => texts.badTerminalName(name));
  return join(terminalsFolder(dataDir), name);
}

/** Names of the terminals that can bill, in the order of their names (caisse, caisse-2, …, caisse-10). */
export async function listTerminals(dataDir: string): Promise<string[]> {
  const linked: string[] = [];
  for (const name of await listFolders(terminalsFolder(dataDir))) {
    if (isLinked(await readTerminalRecord(join(terminalsFolder(dataDir), name)))) linked.push(name);
  }
  return linked.sort((a, b) => a.localeCompare(b, 'fr', { numeric: true }));
}

/** The terminal that a command means: the named one, else the usual one, else the first. @throws TerminalError when none is linked */
export async function chooseTerminal(dataDir: string, name: string | undefined): Promise<string> {
  const terminals = await listTerminals(dataDir);
  if (name !== undefined) {
    terminalFolder(dataDir, name);
    if (!terminals.includes(name)) throw new TerminalError((texts) => texts.unknownTerminal(name, terminals));
    return name;
  }
  const chosen = terminals.includes(DEFAULT_TERMINAL) ? DEFAULT_TERMINAL : terminals[0];
  if (chosen === undefined) throw new TerminalError((texts) => texts.noTerminal());
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
