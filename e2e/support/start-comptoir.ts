import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './root.ts';
import { getRunning, type Running } from './running.ts';

const PATIENCE_MS = 120_000;

/** Returns the file of a Comptoir's own output. */
export const logOf = (dataDir: string): string => `${dataDir}/comptoir.log`;

/**
 * Starts a Comptoir and waits until it says that it is ready.
 * @param port 0 for any free one
 * @param settings what it is told besides, by name
 */
export async function startComptoir(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const log = await open(logOf(dataDir), 'w');
  // It outlives the one who starts it: the program of a journey ends when that journey fails, and others follow.
  const { npm_lifecycle_event: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...environment, ...settings, PORT: String(port), DATA_DIR: dataDir },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  await log.close();
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const lines = await readFile(logOf(dataDir), 'utf8');
    if (lines.includes('Comptoir is ready')) return getRunning(dataDir);
    if (child.exitCode !== null) throw new Error(`Comptoir ended instead of getting ready:\n${lines}`);
    if (Date.now() > deadline) throw new Error(`Comptoir did not get ready:\n${lines}`);
    await sleep(50);
  }
}
