import type { World } from './open-world.ts';
import { fetchPatiently } from '../lib/fetch-patiently.ts';
import { watchMemory } from '../lib/read-memory.ts';
import { copyRows } from './copy-rows.ts';

/** A file of all rows of the largest merchant, and COPY of the same rows; how much the server's memory grew meanwhile. */
export async function measureExport(
  { comptoir, readers, client }: World,
  { path, query }: { path: string; query: (merchantId: string) => string },
): Promise<{ rows: number; ms: number; floorMs: number; grewMb: number }> {
  const largest = readers[0];
  if (!largest) throw new Error('there is no reader');
  const { result, grewMb } = await watchMemory(comptoir.serverPid, async () => {
    const { reply, startedAt } = await fetchPatiently(`${comptoir.url}/api${path}`, {
      headers: { authorization: `Bearer ${largest.token}` },
    });
    if (!reply.ok || !reply.body) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    for await (const _ of reply.body) continue;
    return { ms: performance.now() - startedAt, rows: Number(reply.headers.get('x-total-count')) };
  });
  const { ms: floorMs } = await copyRows(client, query(largest.merchantId));
  return { ...result, floorMs, grewMb };
}
