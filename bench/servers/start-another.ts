import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { end, heard, sayUntil } from '../relay/hear-child.ts';
import {
  askAuthorityTimes,
  SERVER,
  startProgram,
  type AuthorityTimes,
  type RunningComptoir,
} from '../relay/start-comptoir.ts';

/** One of several servers. */
export interface OneServer {
  readonly port: number;
  readonly pid: number;
  takeAuthorityTimes(): Promise<AuthorityTimes>;
  stop(): Promise<void>;
}

/** The files that all servers of one database have in common. */
const KEYS = ['secret.key', 'token-key.pem'];

/** Starts another server beside the first one, on its database and with its keys, in a folder of its own. */
export async function startAnother(
  comptoir: RunningComptoir,
  {
    dataDir,
    databaseUrl,
    number,
    settings = {},
  }: { dataDir: string; databaseUrl: string; number: number; settings?: NodeJS.ProcessEnv },
): Promise<OneServer> {
  const folder = join(dataDir, `server-${number}`);
  mkdirSync(folder, { recursive: true });
  for (const file of KEYS) copyFileSync(join(dataDir, file), join(folder, file));
  const child = startProgram(folder, SERVER, { DATABASE_URL: databaseUrl, ...settings });
  try {
    const listening = heard<{ url: string }>(child, 'url');
    sayUntil(child, { type: 'simulators', ...comptoir.simulators }, listening);
    const { url } = await listening;
    return {
      port: portOf(url),
      pid: child.pid ?? 0,
      takeAuthorityTimes: () => askAuthorityTimes(child),
      stop: () => end(child),
    };
  } catch (error) {
    await end(child);
    throw error;
  }
}

export const portOf = (url: string): number => Number(new URL(url).port);

/** Makes a login that may serve and nothing else, as an operator would; returns its address. */
export async function makeLogin(client: pg.Client, ownerUrl: string): Promise<string> {
  const password = randomBytes(16).toString('hex');
  await client.query(`create role bench_server login noinherit password '${password}'`);
  await client.query('grant comptoir_app, comptoir_jobs to bench_server');
  const url = new URL(ownerUrl);
  url.username = 'bench_server';
  url.password = password;
  return url.href;
}
