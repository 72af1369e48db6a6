import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startRefusal } from '../../platform/database/embedded-postgres/start-refusal.ts';
import type { Given } from '../../read-environment.ts';
import type { BackupTexts } from '../backup.en.ts';

export type ToolName = 'pg_dump' | 'pg_restore';

/** Finds one of PostgreSQL's own tools, in PG_BIN or on the path. @throws a refusal when it is missing or older than the server */
export async function findPostgresTool(
  name: ToolName,
  { env, major }: { env: Given; major: number },
  texts: BackupTexts,
): Promise<string> {
  const folder = env['PG_BIN'];
  const command = folder === undefined ? name : path.join(folder, name);
  const found = await readMajor(command);
  if (found === null) throw startRefusal(texts.toolMissing(name, major, folder ?? null));
  if (found < major) throw startRefusal(texts.toolOlder(name, found, major));
  return command;
}

async function readMajor(command: string): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)(command, ['--version'], { env: plainEnvironment(), timeout: 30_000 });
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
  } catch {
    return null;
  }
}

/** Runs a tool on a database. `output`: file descriptor of what it writes. @throws Error with its own last words */
export async function runPostgresTool(
  command: string,
  words: readonly string[],
  { url, output }: { url: string; output?: number },
): Promise<void> {
  // What is secret is in the environment alone: anyone may list the words of a process.
  const env = { ...plainEnvironment(), ...connectionEnvironment(url) };
  const child = spawn(command, words, { env, stdio: ['ignore', output ?? 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MOST_WORDS)));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code === 0) return;
  const line = said.split('\n').find((one) => /error|fatal/i.test(one)) ?? said.trim();
  throw new Error(line === '' ? `it ended with ${String(code)}` : line.trim());
}

const MOST_WORDS = 20_000;

/** Nothing of ours: neither keys nor the database's own settings. */
const plainEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  LC_ALL: 'C',
});

/** Parameters of an address and the variable by which PostgreSQL's tools take each. */
const PARAMETERS = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
} as const;

/** An address as PostgreSQL's tools take it, with a scope in which row-level security shows every row to the owner. */
export function connectionEnvironment(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = Object.entries(PARAMETERS).flatMap(([name, variable]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[variable, value] as const];
  });
  const parts = [
    ['PGHOST', hostname.replace(/^\[(.*)\]$/, '$1')],
    ['PGPORT', port],
    ['PGUSER', decodeURIComponent(username)],
    ['PGPASSWORD', decodeURIComponent(password)],
    ['PGDATABASE', decodeURIComponent(pathname.slice(1))],
  ].filter(([, value]) => value !== '');
  return {
    ...(Object.fromEntries(parts) as Record<string, string>),
    ...Object.fromEntries(given),
    PGCONNECT_TIMEOUT: '10',
    PGOPTIONS: '-c app.role=system',
  };
}
