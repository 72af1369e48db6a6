import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProcesses, type Part } from './list-processes.ts';
import { ROOT } from './run-node.ts';

/** Addresses that a running Comptoir writes down. */
export interface Addresses {
  readonly portalUrl: string;
  readonly authorityControlUrl: string;
  readonly cardsControlUrl: string;
}

/** A Comptoir that is killed and started again. */
export interface Comptoir {
  readonly dataDir: string;
  addresses(): Addresses;
  /** Starts it unless it runs. @throws Error when it does not get ready */
  start(): Promise<void>;
  /** `kill -9` of these parts; the rest ends by itself when it notices. */
  kill(parts: readonly Part[]): Promise<void>;
  /** As Ctrl-C does. */
  stop(): Promise<void>;
}

const READY_MS = 180_000;
const ALL: readonly Part[] = ['launcher', 'server', 'simulators', 'postgres'];

export function openComptoir(dataDir: string, logFile: string): Comptoir {
  let child: ChildProcess | null = null;
  let port = '0';
  const isRunning = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  const addresses = (): Addresses => JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Addresses;
  const ended = async (): Promise<void> => {
    while (isRunning()) await sleep(50);
  };
  const end = (parts: readonly Part[]): void => {
    const processes = listProcesses(child?.pid ?? 0);
    for (const pid of parts.flatMap((part) => processes[part])) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it went by itself
      }
    }
  };
  return {
    dataDir,
    addresses,
    start: async () => {
      if (isRunning()) return;
      const log = openSync(logFile, 'a');
      const before = readFileSync(logFile, 'utf8').length;
      const { npm_lifecycle_event: _, ...environment } = process.env;
      child = spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: ROOT,
        // what is killed stays dead until it is started again
        env: { ...environment, PORT: port, DATA_DIR: dataDir, COMPTOIR_RESTARTS: '0' },
        stdio: ['ignore', log, log],
      });
      const deadline = Date.now() + READY_MS;
      while (!readFileSync(logFile, 'utf8').slice(before).includes('Ctrl-C to stop')) {
        if (!isRunning() || Date.now() > deadline)
          throw new Error(`Comptoir did not get ready:\n${readFileSync(logFile, 'utf8').slice(before)}`);
        await sleep(100);
      }
      ({ port } = new URL(addresses().portalUrl));
    },
    kill: async (parts) => {
      end(parts);
      const deadline = Date.now() + 30_000;
      while (isRunning() && Date.now() < deadline) await sleep(50);
      if (isRunning()) end(ALL);
      await ended();
    },
    stop: async () => {
      child?.kill('SIGINT');
      await ended();
    },
  };
}
