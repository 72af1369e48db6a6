import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Identity } from './choose-identity.ts';
import { endOrphanedBackends } from './end-orphaned-backends.ts';
import { serverSettings } from './server-settings.ts';
import { startRefusal } from './start-refusal.ts';
import { stopLeftoverServer } from './stop-leftover-server.ts';

interface ServerOptions {
  binaries: string;
  clusterDir: string;
  identity: Identity;
  durable: boolean;
  log: (line: string) => void;
  settings?: Record<string, string>;
  onLost?: (sentence: string) => void;
}

export interface Server {
  port: number;
  stop: () => Promise<void>;
}

/**
 * A server that was being started when its Comptoir was killed may appear only now; backends of a killed server need a moment
 * to notice that it is gone; and another program may take our port first.
 */
const BACKENDS_REMAIN = /pre-existing shared memory block/;
const PASSING_TROUBLE =
  /lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block|could not create any TCP\/IP sockets/;
const PATIENCE_MS = 15_000;
const STOP_PATIENCE_MS = 10_000;

/**
 * Before it becomes PostgreSQL, the shell leaves a watcher behind that reads from a pipe which only we hold open: when we die
 * the pipe closes and the watcher asks PostgreSQL for a fast shutdown. A line in the pipe says that PostgreSQL ended first.
 * The double fork keeps PostgreSQL from meeting a child that it never made.
 */
const WATCHED = '( ( read -r _ <&3 || kill -INT "$$" ) </dev/null >/dev/null 2>&1 & ) ; exec 3<&- ; exec "$0" "$@"';

/** Starts PostgreSQL and waits until it accepts connections. */
export async function launchServer(options: ServerOptions): Promise<Server> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    await stopLeftoverServer(options.clusterDir);
    const port = await findFreePort();
    const child = spawnWatched(options, port);
    const { ready, lines } = await readUntilReady(child, options.log);
    if (ready) return { port, stop: attend(child, options.onLost) };
    if (!lines.some((line) => PASSING_TROUBLE.test(line)) || Date.now() > deadline) {
      const reason = lines.findLast((line) => /FATAL|ERROR/.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
      throw startRefusal(`PostgreSQL did not start in ${options.clusterDir}: ${reason.replace(/^\w+:\s+/, '')}.`);
    }
    if (lines.some((line) => BACKENDS_REMAIN.test(line))) endOrphanedBackends(options.clusterDir);
    await sleep(100);
  }
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function spawnWatched(
  { binaries, clusterDir, identity, durable, settings }: ServerOptions,
  port: number,
): ChildProcess {
  const postgres = [join(binaries, 'bin', 'postgres'), '-D', clusterDir, '-c', `port=${port}`];
  const [command = '', ...words] = [
    ...identity.prefix,
    'sh',
    '-c',
    WATCHED,
    ...postgres,
    ...serverSettings(durable, settings),
  ];
  // detached: Ctrl-C in the terminal is ours to answer; PostgreSQL must outlive the requests that we are finishing.
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], detached: true });
  child.once('exit', () => lifelineOf(child).end('PostgreSQL ended first\n'));
  lifelineOf(child).on('error', () => child.stdio[3]?.destroy());
  return child;
}

function lifelineOf(child: ChildProcess): Writable {
  return child.stdio[3] as Writable;
}

function readUntilReady(
  child: ChildProcess,
  log: (line: string) => void,
): Promise<{ ready: boolean; lines: string[] }> {
  const lines: string[] = [];
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', () => done({ ready: false, lines }));
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      if (lines.length < 100) lines.push(line);
      if (line.includes('database system is ready to accept connections')) done({ ready: true, lines });
    });
  });
}

/** Watches over a running server; the returned function stops it and is the one way of ending it that is not a loss. */
function attend(child: ChildProcess, onLost: ServerOptions['onLost']): () => Promise<void> {
  let asked = false;
  const ended = new Promise<void>((done) => {
    const finish = (): void => {
      done();
      if (!asked) onLost?.('PostgreSQL ended unexpectedly.');
    };
    if (child.exitCode !== null || child.signalCode !== null) finish();
    else child.once('exit', finish);
  });
  return async () => {
    asked = true;
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(impatience);
  };
}
