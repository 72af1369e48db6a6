import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 100;
const MB = 1024 * 1024;

/** Does work, and says by how many MiB a program's memory grew at most meanwhile. */
export async function watchMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; grewMb: number }> {
  const before = readMemory(pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, readMemory(pid));
  }, LOOK_EVERY_MS);
  try {
    return { result: await work(), grewMb: (Math.max(most, readMemory(pid)) - before) / MB };
  } finally {
    clearInterval(looking);
  }
}

/** Reads a program's share of the machine's memory, in bytes. */
function readMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
