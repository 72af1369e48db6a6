import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts Comptoir with its demo world on a folder of its own, and waits until it serves. */
export async function startKillable(home: string, onSpawned: (launcher: ChildProcess) => void): Promise<ChildProcess> {
  const env = {
    ...process.env,
    LANG: 'en_CA.UTF-8',
    LC_ALL: '',
    PORT: '0',
    DATABASE_URL: '',
    AUTHORITY_CONTROL_URL: '',
    // who kills it starts it again
    COMPTOIR_RESTARTS: '0',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.mjs')], {
    env: { ...env, COMPTOIR_DEMO: 'on', DATA_DIR: join(home, 'data') },
  });
  onSpawned(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  while (!output.includes('Ctrl-C to stop')) {
    if (child.exitCode !== null) throw new Error(output);
    await sleep(100);
  }
  return child;
}

export const endOf = async (child: ChildProcess): Promise<void> => {
  while (child.exitCode === null && child.signalCode === null) await sleep(50);
};

/** The server itself, among the programs of a launcher. */
export function serverOf({ pid }: ChildProcess): number {
  const isIts = (name: string): boolean => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return parent === pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('api.mjs');
    } catch {
      return false;
    }
  };
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIts(name));
  if (!found) throw new Error('no server runs');
  return Number(found);
}

/** Returns its present address: another port after each start. */
export const portalOf = (home: string): string =>
  (JSON.parse(readFileSync(join(home, 'data', 'running.json'), 'utf8')) as { portalUrl: string }).portalUrl;

/** Calls its API. @throws Error when it refuses */
export async function callPortal<Reply>(
  home: string,
  path: string,
  { token, body }: { token: string; body?: unknown },
): Promise<Reply> {
  const reply = await fetch(new URL(`/api${path}`, portalOf(home)), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${text}`);
  return (path.includes('/export') ? text : JSON.parse(text)) as Reply;
}
