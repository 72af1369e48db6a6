import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { runNode, ROOT } from '../chaos/run-node.ts';
import { end, heard, sayUntil } from '../relay/hear-child.ts';
import { startProgram, type SimulatorAddresses } from '../relay/start-comptoir.ts';
import type { Cluster } from './open-cluster.ts';

/** Name of the database that the drill makes. */
export const DATABASE = 'comptoir';

/** Two built servers on one cluster, and the simulated world. */
export interface Servers {
  readonly urls: readonly string[];
  readonly simulators: SimulatorAddresses;
  /** Folder of the first one, which has its keys. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

const API = join(ROOT, 'dist/api.mjs');

/** Makes database and logins as docs/runbook.md says, migrates as their owner, and starts two servers with the login that serves. */
export async function startServers(cluster: Cluster, folder: string): Promise<Servers> {
  const { ownerUrl, servingUrl } = await makeLogins(cluster);
  const migrated = await runNode(folder, [API, '--migrate-only'], {
    env: {
      COMPTOIR_MIGRATIONS_DIR: join(ROOT, 'dist/migrations'),
      DATABASE_MIGRATE_URL: ownerUrl,
      DATABASE_URL: servingUrl,
    },
  });
  if (migrated.code !== 0) throw new Error(migrated.output);
  const dataDir = join(folder, 'server-1');
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(children.map(end));
  };
  try {
    const simulated = startProgram(folder, [join(ROOT, 'dist/simulators.mjs')]);
    children.push(simulated);
    const simulators = await heard<SimulatorAddresses>(simulated, 'cards');
    const start = async (own: string): Promise<string> => {
      const child = startProgram(own, [API], { DATABASE_URL: servingUrl, LOG_FILE: join(folder, 'servers.log') });
      children.push(child);
      const listening = heard<{ url: string }>(child, 'url');
      sayUntil(child, { type: 'simulators', ...simulators }, listening);
      return (await listening).url;
    };
    const first = await start(dataDir);
    const other = join(folder, 'server-2');
    mkdirSync(other);
    for (const file of ['secret.key', 'token-key.pem']) copyFileSync(join(dataDir, file), join(other, file));
    return { urls: [first, await start(other)], simulators, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeLogins(cluster: Cluster): Promise<{ ownerUrl: string; servingUrl: string }> {
  const owner = { user: 'comptoir_owner', password: randomBytes(16).toString('hex'), database: DATABASE };
  const serving = { user: 'comptoir_server', password: randomBytes(16).toString('hex'), database: DATABASE };
  const client = new pg.Client(cluster.superuserUrl('postgres'));
  await client.connect();
  await client.query(`create role ${owner.user} login createrole password '${owner.password}'`);
  await client.query(`create role ${serving.user} login noinherit password '${serving.password}'`);
  await client.query(`create database ${DATABASE} owner ${owner.user}`);
  await client.end();
  return { ownerUrl: cluster.urlOf(owner), servingUrl: cluster.urlOf(serving) };
}
