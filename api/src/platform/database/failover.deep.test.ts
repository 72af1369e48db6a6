import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseOutage } from '../outage.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { EVERYONE, openAnnouncements } from './announcements.ts';
import { beat } from './beat.ts';
import { openDatabase, type Database } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { openStatements } from './open-statements.ts';
import { makeServingLogin } from './serving-login.ts';

/** A PostgreSQL of the tests' own behind one address that stays, as a proxy's does. */
let dataDir: string;
let postgres: EmbeddedPostgres;
let proxy: Server;
let url: string;
const sockets = new Set<Socket>();

const BEAT = { text: 'update heartbeats set beaten_at = clock_timestamp() where id = 1' };
const portOf = (address: string): number => Number(new URL(address).port);

/** The same address by way of another port. */
function onPort(address: string, port: number): string {
  const moved = new URL(address);
  moved.port = String(port);
  return moved.href;
}

async function asOwner<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-failover-'));
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(postgres.url);
  const servingUrl = await makeServingLogin(postgres.url);
  proxy = createServer((caller) => {
    const target = connect({ port: portOf(postgres.url), host: '127.0.0.1' });
    for (const [from, to] of [
      [caller, target],
      [target, caller],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done);
  });
  url = onPort(servingUrl, (proxy.address() as AddressInfo).port);
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the same PostgreSQL again as a node that only reads. It counts as started once it is promoted, which is handed back. */
async function demote(): Promise<{ promoted: Promise<EmbeddedPostgres> }> {
  await postgres.stop();
  for (const socket of sockets) socket.destroy();
  writeFileSync(join(dataDir, 'postgres', 'standby.signal'), '', { mode: 0o644 });
  let doesRead = false;
  const promoted = startEmbeddedPostgres({
    dataDir,
    log: (line) => {
      doesRead ||= line.includes('ready to accept read-only connections');
    },
  });
  await vi.waitFor(() => expect(doesRead).toBe(true), 15_000);
  const port = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
  postgres = { ...postgres, url: onPort(postgres.url, port) };
  return { promoted };
}

describe('a commit that is told to wait no longer for a second node', () => {
  beforeEach(async () => {
    await asOwner("alter system set synchronous_standby_names = 'away'");
    await asOwner('select pg_reload_conf()');
    await vi.waitFor(async () => {
      const rows = await asOwner("select current_setting('synchronous_standby_names') as names");
      if (JSON.stringify(rows) !== '[{"names":"away"}]') throw new Error('the setting is not read yet');
    });
    return async () => {
      await asOwner('alter system reset synchronous_standby_names');
      await asOwner('select pg_reload_conf()');
    };
  });

  /** Does what someone who finds a statement that hangs does. */
  async function cancelWait(): Promise<void> {
    await vi.waitFor(async () => {
      const cancelled = await asOwner(
        "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
      );
      expect(cancelled).toHaveLength(1);
    }, 10_000);
  }

  it.each([
    ['of a transaction', () => openDatabase(url), (opened: Database) => beat(opened)],
    [
      'of one statement',
      () => openDatabase(url),
      (opened: Database) => opened.first({ role: 'system' }, { text: `${BEAT.text} returning id` }),
    ],
  ] as const)('%s is unknown, though PostgreSQL says that it succeeded', async (_, open, work) => {
    const opened = open();
    const written = work(opened).then(
      () => 'acknowledged',
      (error: unknown) => error,
    );
    await cancelWait();
    expect(await written).toBeInstanceOf(DatabaseOutage);
    await opened.close();
  });

  it('of a group of sales is unknown, too', async () => {
    const opened = openStatements(url);
    const written = opened.write(BEAT).then(
      () => 'acknowledged',
      (error: unknown) => error,
    );
    await cancelWait();
    expect(await written).toBeInstanceOf(DatabaseOutage);
    await opened.close();
  });

  it('and whose connection is ended is unknown as well', async () => {
    const opened = openDatabase(url);
    const written = beat(opened).then(
      () => 'acknowledged',
      (error: unknown) => error,
    );
    await vi.waitFor(async () => {
      const ended = await asOwner(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
      );
      expect(ended).toHaveLength(1);
    }, 10_000);
    expect(await written).toBeInstanceOf(DatabaseOutage);
    await opened.close();
  });
});

describe('a node that only reads, behind the address of one that wrote', () => {
  it('refuses writes as an outage, and once it is promoted everything goes on by itself', async () => {
    const done: unknown[] = [];
    const plan = { tasks: { note: async (payload: unknown) => void done.push(payload) }, crontab: [] };
    const database = openDatabase(url);
    const announcements = await openAnnouncements(url);
    const jobs = await startJobs(url, plan, { log: pino({ level: 'silent' }) });
    const heard = vi.fn<() => void>();
    announcements.subscribe(EVERYONE, heard);
    const { promoted } = await demote();
    await vi.waitFor(() => expect(beat(database)).rejects.toThrow(/read-only/), 10_000);
    await expect(beat(database)).rejects.toBeInstanceOf(DatabaseOutage);
    // longer than a listener waits before it connects again
    await sleep(2500);
    expect(await asOwner('select pg_promote() as done')).toEqual([{ done: true }]);
    postgres = await promoted;
    await vi.waitFor(() => beat(database), 10_000);
    await vi.waitFor(() => {
      announcements.publish('someone');
      expect(heard).toHaveBeenCalled();
    }, 10_000);
    await asOwner('select graphile_worker.add_job(\'note\', \'{"after":"a promotion"}\')');
    // the queue asks a database that was away again later and later, at most a minute apart
    await vi.waitFor(() => expect(done).toEqual([{ after: 'a promotion' }]), 120_000);
    await jobs.stop();
    await announcements.close();
    await database.close();
  }, 200_000);
});
