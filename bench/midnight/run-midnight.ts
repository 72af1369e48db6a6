import { readFileSync } from 'node:fs';
import type { RunningComptoir } from '../relay/start-comptoir.ts';

/** Time that it took, and the most memory that the server held meanwhile. */
export interface Midnight {
  readonly seconds: number;
  readonly memoryMb: number;
}

const SAMPLE_MS = 100;

/** Has the server do the work of the midnight at which a day begins in Montréal. @throws Error unless all were paid */
export async function runMidnight(
  { url, serverPid }: RunningComptoir,
  { token, day, count }: { token: string; day: string; count: number },
): Promise<Midnight> {
  let memoryMb = 0;
  const sampling = setInterval(() => {
    memoryMb = Math.max(memoryMb, residentMb(serverPid));
  }, SAMPLE_MS);
  const startedAt = performance.now();
  try {
    const reply = await fetch(`${url}/api/billing-runs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ now: `${day}T05:00:00Z` }),
    });
    const lines = (await reply.text()).trim().split('\n');
    const last = JSON.parse(lines.at(-1) ?? '{}') as { step?: string; invoices?: number; paid?: number };
    if (last.step !== 'done' || last.invoices !== count || last.paid !== count)
      throw new Error(`midnight ended otherwise than expected: ${JSON.stringify(last)}`);
    return { seconds: (performance.now() - startedAt) / 1000, memoryMb };
  } finally {
    clearInterval(sampling);
  }
}

/** Resident memory of a process in MB; zero where the system does not say. */
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
