import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join, basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import type { Identity } from './choose-identity.ts';
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

/**
 * Backends whose server was killed end by themselves once they are idle, but a long query would block the next start until it
 * is through. Its client is gone and the log is replayed anyway, so nothing is lost by ending it. On Linux only: elsewhere we wait.
 */
function endOrphanedBackends(clusterDir: string): void {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(clusterDir);
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      const isOurs =
        readlinkSync(`/proc/${pid}/cwd`) === folder && basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres';
      if (isOurs) process.kill(pid, 'SIGQUIT');
    } catch {
      // Ended meanwhile, or someone else's: not a backend of our cluster either way.
    }
  }
}

/** Sized for a small machine that also runs everything else: two cores, a few gigabytes to spare. */
const BASE = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
};

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const FAST_AND_LOSSY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The words `-c name=value …` of PostgreSQL's command line. */
function serverSettings(durable: boolean, overrides: Record<string, string> = {}): string[] {
  const settings = { ...BASE, ...(durable ? DURABLE : FAST_AND_LOSSY), ...overrides };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
