import { readdirSync, readFileSync } from 'node:fs';

/** Users of the processors: our programs, of which `terminals` is this process, and everything else on the machine. */
const PROGRAMS = ['terminals', 'server', 'PostgreSQL', 'authority', 'proxy', 'others'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Milliseconds of processor time. */
export type CpuTimes = Readonly<Record<Program, number>>;

/** The processes of each program. */
export type Pids = Readonly<Record<Exclude<Program, 'terminals' | 'others'>, readonly number[]>>;

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Reads the processor time of all programs so far, PostgreSQL with its children, also those that have ended; null where the system does not say. */
export function readCpuTimes(pids: Pids): CpuTimes | null {
  try {
    const ours = {
      terminals: readStat(process.pid).cpuMs,
      server: sumOf(pids.server, ownTime),
      PostgreSQL: sumOf(pids.PostgreSQL, readWithChildren),
      authority: sumOf(pids.authority, ownTime),
      proxy: sumOf(pids.proxy, ownTime),
    };
    return { ...ours, others: readBusy() - sumOf(Object.values(ours), (cpuMs) => cpuMs) };
  } catch {
    return null;
  }
}

const sumOf = (numbers: readonly number[], timeOf: (number: number) => number): number =>
  numbers.reduce((sum, number) => sum + timeOf(number), 0);

const ownTime = (pid: number): number => readStat(pid).cpuMs;

/** Returns the time used between two readings, for each of so many bills. */
export function cpuPerBill(before: CpuTimes | null, after: CpuTimes | null, bills: number): CpuTimes | null {
  if (!before || !after) return null;
  const spent = PROGRAMS.map((program) => [program, (after[program] - before[program]) / bills]);
  return Object.fromEntries(spent) as Record<Program, number>;
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
