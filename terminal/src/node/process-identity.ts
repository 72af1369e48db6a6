import { readFile } from 'node:fs/promises';

/** A process, distinct from a later one that got the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start of the process, as the system counts; empty where the system does not say. */
  readonly startedAt: string;
}

/** Names a running process. */
export async function processIdentity(pid: number): Promise<ProcessIdentity> {
  return { pid, startedAt: (await readStat(pid))?.startedAt ?? '' };
}

/** True while that very process still runs. One that ended and was not collected yet is dead; one of another user is alive. */
export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  if (identity.pid <= 0 || !isPidInUse(identity.pid)) return false;
  const stat = await readStat(identity.pid);
  if (stat === null || identity.startedAt === '') return true;
  return stat.state !== 'Z' && stat.state !== 'X' && stat.startedAt === identity.startedAt;
}

function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** State and start of a process on Linux; null elsewhere. */
async function readStat(pid: number): Promise<{ state: string; startedAt: string } | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // the command's name stands in parentheses and may hold spaces: fields are counted behind it
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}
