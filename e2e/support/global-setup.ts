import type { FullConfig } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirOf } from './running.ts';
import { runNode } from './run-node.ts';
import { findSecretsInLog } from './find-secrets-in-log.ts';
import { startComptoir } from './start-comptoir.ts';
import { stopComptoir } from './stop-comptoir.ts';

/** Starts a Comptoir for each worker as `npm start` does, on a free port, in a folder of its own; returns what ends them. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'comptoir-journeys-'));
  process.env['JOURNEYS_DIR'] = home;
  const dataDirs = Array.from({ length: workers }, (_, worker) => dataDirOf(worker));
  const guards = dataDirs.map(spawnGuard);
  let isStarted = false;
  const tearDown = async (): Promise<void> => {
    try {
      await inTurn(dataDirs, stopComptoir);
      await inTurn(isStarted ? dataDirs : [], expectNoSecretLogged);
    } finally {
      for (const guard of guards) guard.stdin.end();
      await rm(home, { recursive: true, force: true });
    }
  };
  try {
    await runNode(['scripts/prepare.mjs', 'start'], { timeoutMs: 180_000 });
    for (const dataDir of dataDirs) await mkdir(dataDir);
    await Promise.all(dataDirs.map((dataDir) => startComptoir(dataDir, 0)));
    isStarted = true;
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

/** @throws Error when the log of all journeys of a worker has a secret of its Comptoir in it */
async function expectNoSecretLogged(dataDir: string): Promise<void> {
  const { found, lines, secrets } = await findSecretsInLog(dataDir);
  if (found.length > 0) throw new Error(`The log of the journeys has secrets in it: ${found.join(', ')}`);
  if (lines === 0 || secrets < 10) throw new Error(`Only ${lines} lines were searched for ${secrets} secrets.`);
}

/** All of them, also after one that failed. @throws the first error */
async function inTurn(dataDirs: readonly string[], work: (dataDir: string) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  for (const dataDir of dataDirs) await work(dataDir).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

/** Out of reach of a Ctrl-C that reaches us. */
function spawnGuard(dataDir: string) {
  const program = join(import.meta.dirname, 'end-when-alone.mjs');
  const env = { ...process.env, DATA_DIR: dataDir };
  const guard = spawn(process.execPath, [program], { detached: true, env, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  return guard;
}
