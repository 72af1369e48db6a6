import { readFileSync } from 'node:fs';
import type { World } from './open-world.ts';
import { copyRows } from './copy-rows.ts';

const MB = 1024 * 1024;
const LOOK_EVERY_MS = 100;

/** A file of all rows of the largest merchant, and COPY of the same rows; how much the server's memory grew meanwhile. */
export async function measureExport(
  { comptoir, readers, client }: World,
  { path, query }: { path: string; query: (merchantId: string) => string },
): Promise<{ rows: number; ms: number; floorMs: number; grewMb: number }> {
  const largest = readers[0];
  if (!largest) throw new Error('there is no reader');
  const before = readMemory(comptoir.serverPid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, readMemory(comptoir.serverPid));
  }, LOOK_EVERY_MS);
  try {
    const startedAt = performance.now();
    const reply = await fetch(`${comptoir.url}/api${path}`, { headers: { authorization: `Bearer ${largest.token}` } });
    if (!reply.ok || !reply.body) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    for await (const _ of reply.body) continue;
    const ms = performance.now() - startedAt;
    const rows = Number(reply.headers.get('x-total-count'));
    const { ms: floorMs } = await copyRows(client, query(largest.merchantId));
    return { rows, ms, floorMs, grewMb: (most - before) / MB };
  } finally {
    clearInterval(looking);
  }
}

/** What a program holds of the machine's memory, in bytes. */
function readMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
