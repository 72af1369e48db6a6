import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { processIdentity } from '../platform/database/embedded-postgres/process-identity.ts';

/** The embedded server of a data folder, for as long as it is needed. `isOurs`: it was not running. */
export interface OpenCluster {
  readonly url: string;
  readonly isOurs: boolean;
  close(): Promise<void>;
}

/** Returns true when a Comptoir has a data folder; the launcher asks in the same way (scripts/lib/await-data-folder.mjs). */
export function isInUse(dataDir: string): boolean {
  try {
    const { pid, started } = JSON.parse(readFileSync(path.join(dataDir, 'comptoir.lock'), 'utf8')) as {
      pid: number;
      started: string;
    };
    return processIdentity(pid) === started;
  } catch {
    return false;
  }
}

/** Connects to the server that a running Comptoir has, or starts it for a moment; as its superuser. */
export async function openCluster(dataDir: string): Promise<OpenCluster> {
  const clusterDir = path.join(dataDir, 'postgres');
  const pidFile = path.join(clusterDir, 'postmaster.pid');
  if (!isInUse(dataDir) || !existsSync(pidFile)) {
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
    return { url: superuserUrl(clusterDir, Number(new URL(server.url).port)), isOurs: true, close: server.stop };
  }
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return { url: superuserUrl(clusterDir, port), isOurs: false, close: async () => {} };
}

/** As the login that serves, seeing all rows: it may take this role, and so may a superuser. */
export const asServing = (connectionString: string): pg.ClientConfig => ({
  connectionString,
  application_name: 'comptoir restore check',
  options: '-c role=comptoir_app -c app.role=system',
});

/** Lets some work have a connection of its own. */
export async function withClient<Result>(
  config: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // a connection that breaks is told by the statement under way
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function superuserUrl(clusterDir: string, port: number): string {
  const password = readFileSync(path.join(clusterDir, 'password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
