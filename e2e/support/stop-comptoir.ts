import { setTimeout as sleep } from 'node:timers/promises';
import { findSurvivors, listProcesses, type RunningProcess } from './list-processes.ts';
import { getRunning } from './running.ts';

const PATIENCE_MS = 20_000;

/** Ends a Comptoir as Ctrl-C does. @throws Error when something of it is left running, after ending that by force */
export async function stopComptoir(dataDir: string): Promise<void> {
  const running = await getRunning(dataDir).catch(() => null);
  const processes = await listProcesses(dataDir, running?.pid);
  if (running) process.kill(running.pid, 'SIGINT');
  const left = running ? await waitForEnd(processes, PATIENCE_MS) : processes;
  // Whatever was started while it was stopping is not among those that were seen.
  const late = await listProcesses(dataDir);
  const leftover = [...left, ...late.filter(({ pid }) => left.every((one) => one.pid !== pid))];
  endByForce(leftover);
  if (leftover.length === 0) return;
  throw new Error(`Left running by Comptoir:\n${leftover.map(({ pid, command }) => `${pid} ${command}`).join('\n')}`);
}

/** Waits until all of them have ended; returns those that have not. */
export async function waitForEnd(processes: readonly RunningProcess[], patienceMs: number): Promise<RunningProcess[]> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const left = await findSurvivors(processes);
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(100);
  }
}

/** `kill -9`. One that has ended meanwhile is what was wanted. */
export function endByForce(processes: readonly RunningProcess[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      continue;
    }
  }
}
