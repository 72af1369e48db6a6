import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All that runs for the Comptoir of a folder: what names the folder, the launcher, and whatever they have started. */
export async function listProcesses(dataDir: string, launcher: number | null = null): Promise<RunningProcess[]> {
  const everything = await listEverything();
  const ours = new Map<number, RunningProcess>();
  const take = (one: RunningProcess): void => {
    if (ours.has(one.pid)) return;
    ours.set(one.pid, one);
    for (const child of everything) if (child.parent === one.pid) take(child);
  };
  for (const one of everything) if (one.pid === launcher || one.command.includes(dataDir)) take(one);
  return [...ours.values()];
}

/** Returns those that still run. A number that has gone to another program since does not count. */
export async function findSurvivors(processes: readonly RunningProcess[]): Promise<RunningProcess[]> {
  const everything = new Map((await listEverything()).map((one) => [one.pid, one]));
  return processes.filter(({ pid, command }) => everything.get(pid)?.command === command);
}

async function listEverything(): Promise<RunningProcess[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,state=,args='], { maxBuffer: 16_000_000 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    // Z: has ended, and only waits for its parent to notice.
    if (!command || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
