import type { Folders } from '../platform.ts';
import { TerminalError } from '../terminal-error.ts';
import { isLinked, readTerminalRecord } from './terminal-record.ts';

/** The terminal that `enrol` makes when no name is given. */
export const DEFAULT_TERMINAL = 'caisse';

/** Refuses a name that cannot be a folder's on every system. @throws TerminalError */
export function requireName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(name)) throw new TerminalError((texts) => texts.badTerminalName(name));
}

/** Names of the terminals that can bill, in the order of their names (caisse, caisse-2, …, caisse-10). */
export async function listTerminals(folders: Folders): Promise<string[]> {
  const linked: string[] = [];
  for (const name of await folders.names()) {
    if (isLinked(await readTerminalRecord(folders.open(name)))) linked.push(name);
  }
  return linked.sort((a, b) => a.localeCompare(b, 'fr', { numeric: true }));
}

/** The terminal that a command means: the named one, else the usual one, else the first. @throws TerminalError when none is linked */
export async function chooseTerminal(folders: Folders, name: string | undefined): Promise<string> {
  const terminals = await listTerminals(folders);
  if (name !== undefined) {
    requireName(name);
    if (!terminals.includes(name)) throw new TerminalError((texts) => texts.unknownTerminal(name, terminals));
    return name;
  }
  const chosen = terminals.includes(DEFAULT_TERMINAL) ? DEFAULT_TERMINAL : terminals[0];
  if (chosen === undefined) throw new TerminalError((texts) => texts.noTerminal());
  return chosen;
}
