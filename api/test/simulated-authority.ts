import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The simulated authority as a program of its own, reached by nothing but its addresses. */
export interface SimulatedAuthority {
  readonly enrolUrl: string;
  readonly apiUrl: string;
  readonly controlUrl: string;
  readonly ca: string;
  control(method: 'POST' | 'DELETE' | 'GET', path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface Ready {
  readonly ready: true;
  readonly authority: { enrolUrl: string; apiUrl: string; controlUrl: string; caFile: string };
}

const PROGRAM = path.resolve(import.meta.dirname, '../../simulators/src/main.ts');

export async function startSimulatedAuthority(): Promise<SimulatedAuthority> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-authority-'));
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { authority } = await untilReady(child);
  return {
    ...authority,
    ca: await readFile(authority.caFile, 'utf8'),
    control: async (method, name, body) => {
      const reply = await fetch(new URL(`/control/${name}`, authority.controlUrl), {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${name}: ${await reply.text()}`);
      return reply.json();
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

const untilReady = (child: ChildProcess): Promise<Ready> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`the simulated authority ended with ${code}`)));
  });
