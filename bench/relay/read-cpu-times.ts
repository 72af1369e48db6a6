import { readdirSync, readFileSync } from 'node:fs';

/** Who uses the processors: our programs, of which `terminals` is this process, and everything else on the machine. */
export type Program = 'terminals' | 'server' | 'PostgreSQL' | 'authority' | 'others';

/** Milliseconds of processor time. */
export type CpuTimes = Readonly<Record<Program, number>>;

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** What all programs have used so far, PostgreSQL with its children, also those that have ended; null where the system does not say. */
export function readCpuTimes(pids: Readonly<Record<'server' | 'PostgreSQL' | 'authority', number>>): CpuTimes | null {
  try {
    const ours = {
      terminals: readStat(process.pid).cpuMs,
      server: readStat(pids.server).cpuMs,
      PostgreSQL: readWithChildren(pids.PostgreSQL),
      authority: readStat(pids.authority).cpuMs,
    };
    return { ...ours, others: readBusy() - Object.values(ours).reduce((sum, cpuMs) => sum + cpuMs, 0) };
  } catch {
    return null;
  }
}

/** What was used between two readings, for each of so many bills. */
export function cpuPerBill(before: CpuTimes | null, after: CpuTimes | null, bills: number): CpuTimes | null {
  if (!before || !after) return null;
  const spent = (program: Program): number => (after[program] - before[program]) / bills;
  return {
    terminals: spent('terminals'),
    server: spent('server'),
    PostgreSQL: spent('PostgreSQL'),
    authority: spent('authority'),
    others: spent('others'),
  };
}

function readWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => findStat(Number(name)))
    .filter((stat) => stat?.parent === pid);
  const { cpuMs, endedChildrenMs } = readStat(pid);
  return children.reduce((sum, stat) => sum + (stat?.cpuMs ?? 0), cpuMs + endedChildrenMs);
}

interface Stat {
  readonly parent: number;
  readonly cpuMs: number;
  readonly endedChildrenMs: number;
}

function readStat(pid: number): Stat {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the last bracket may hold anything, blanks too.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [fields[1], ...fields.slice(11, 15)];
  return { parent, cpuMs: (user + system) * TICK_MS, endedChildrenMs: (endedUser + endedSystem) * TICK_MS };
}

/** A process may end between being listed and being read. */
function findStat(pid: number): Stat | null {
  try {
    return readStat(pid);
  } catch {
    return null;
  }
}

/** All processors together: user, nice, system and interrupts. */
function readBusy(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softIrq) * TICK_MS;
}
