import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { end, heard } from '../relay/hear-child.ts';
import type { Relay } from '../relay/open-terminals.ts';
import type { AuthorityTimes, RunningComptoir } from '../relay/start-comptoir.ts';
import { makeLogin, portOf, startAnother, type OneServer } from './start-another.ts';

/** Several servers on one database behind a proxy, of which so many are in use as is said. */
export interface Servers extends Relay {
  /** Has the first so many of them take turns. All who are connected connect again. */
  use(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts so many servers in all, and the proxy before them. */
export async function openServers(
  comptoir: RunningComptoir,
  { dataDir, client, count }: { dataDir: string; client: pg.Client; count: number },
): Promise<Servers> {
  const databaseUrl = await makeLogin(client, comptoir.postgresUrl);
  const servers: OneServer[] = [{ ...comptoir, port: portOf(comptoir.url), pid: comptoir.serverPid }];
  for (let number = 2; number <= count; number += 1)
    servers.push(await startAnother(comptoir, { dataDir, databaseUrl, number }));
  const proxy = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'proxy.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port } = await heard<{ port: number }>(proxy, 'port');
  return {
    url: `http://127.0.0.1:${port}`,
    use: async (used) => {
      const serving = heard<{ serving: number }>(proxy, 'serving');
      proxy.send({ ports: servers.slice(0, used).map((server) => server.port) });
      await serving;
    },
    takeAuthorityTimes: async () => mergeTimes(await Promise.all(servers.map((one) => one.takeAuthorityTimes()))),
    readCpuTimes: () => comptoir.readCpuTimes({ server: servers.map(({ pid }) => pid), proxy: [proxy.pid ?? 0] }),
    stop: async () => {
      await end(proxy);
      // the first one has the database, and is stopped by who started it
      await Promise.all(servers.slice(1).map((one) => one.stop()));
    },
  };
}

/** A terminal stays with one server while it is connected, so that the calls for it are those of one. */
function mergeTimes(all: readonly AuthorityTimes[]): AuthorityTimes {
  const merged: Record<string, number[]> = {};
  for (const times of all) for (const [device, calls] of Object.entries(times)) (merged[device] ??= []).push(...calls);
  return merged;
}
