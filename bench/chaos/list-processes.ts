import { readdirSync, readFileSync } from 'node:fs';

/** A program that belongs to a Comptoir, by its place in it. */
export type Part = 'launcher' | 'server' | 'simulators' | 'postgres';

/** The numbers of the running programs of the Comptoir whose launcher is `launcher`, by part. */
export function listProcesses(launcher: number): Readonly<Record<Part, number[]>> {
  const found: Record<Part, number[]> = { launcher: [], server: [], simulators: [], postgres: [] };
  const all = readAll();
  const visit = (pid: number): void => {
    const command = all.get(pid)?.command ?? '';
    const part = pid === launcher ? 'launcher' : partOf(command);
    if (part) found[part].push(pid);
    for (const [child, { parent }] of all) if (parent === pid) visit(child);
  };
  if (all.has(launcher)) visit(launcher);
  return found;
}

function partOf(command: string): Part | null {
  if (command.includes('api.mjs')) return 'server';
  if (command.includes('simulators.mjs')) return 'simulators';
  // the first one alone: it takes its own children along
  return / -D |bin\/postgres/.test(command) ? 'postgres' : null;
}

interface Running {
  readonly parent: number;
  readonly command: string;
}

function readAll(): Map<number, Running> {
  const all = new Map<number, Running>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      if (state !== 'Z') all.set(Number(name), { parent: Number(parent), command });
    } catch {
      // it has ended since the folder was read
    }
  }
  return all;
}
