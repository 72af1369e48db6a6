import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { chooseIdentity } from './embedded-postgres/choose-identity.ts';
import { findPostgresBinaries } from './embedded-postgres/find-postgres-binaries.ts';
import { processIdentity } from './embedded-postgres/process-identity.ts';

let dataDir: string;
const children: ChildProcess[] = [];
const servers: EmbeddedPostgres[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-postgres-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const clusterFile = (name: string): string => join(dataDir, 'postgres', name);
const postmasterPid = (): number => Number(readFileSync(clusterFile('postmaster.pid'), 'utf8').split('\n')[0]);

async function start(onLost?: (sentence: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, ...(onLost && { onLost }) });
  servers.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.stop();
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another Comptoir on the same data folder, which tests may kill. */
async function startElsewhere(): Promise<{ child: ChildProcess; url?: string; refusal?: string }> {
  const program = join(import.meta.dirname, '../../../test/hold-postgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.push(child);
  const message = await new Promise<{ url?: string; refusal?: string }>((done) => child.once('message', done));
  return { child, ...message };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

async function untilGone(pid: number): Promise<void> {
  while (processIdentity(pid) !== null) await sleep(20);
}

describe('startEmbeddedPostgres', () => {
  it('creates the database on the first start and keeps its rows from then on', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await stop(first);
    const second = await start();
    expect(await query(second.url, 'select * from kept')).toEqual([{ answer: 42 }]);
  });

  it('is durable, on loopback only, behind a password that only its owner can read', async () => {
    const { url } = await start();
    expect(
      await query(
        url,
        "select current_setting('fsync') f, current_setting('synchronous_commit') s, current_setting('listen_addresses') l",
      ),
    ).toEqual([{ f: 'on', s: 'on', l: '127.0.0.1' }]);
    expect(statSync(clusterFile('password')).mode & 0o777).toBe(0o600);
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(query(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('leaves no server, no lock and no pid file behind when it is stopped', async () => {
    const server = await start();
    const pid = postmasterPid();
    await stop(server);
    expect(processIdentity(pid)).toBeNull();
    expect(existsSync(clusterFile('postmaster.pid'))).toBe(false);
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  });

  it('refuses a data folder that another Comptoir uses, and says which process it is', async () => {
    const { child } = await startElsewhere();
    await expect(start()).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${child.pid}: stop it first, or choose another folder with DATA_DIR.`,
    );
  });

  it('stops the server when the process that started it is killed, and keeps what was committed', async () => {
    const { child, url = '' } = await startElsewhere();
    await query(url, 'create table kept as select 42 as answer');
    const pid = postmasterPid();
    await kill(child);
    await untilGone(pid);
    const next = await start();
    expect(await query(next.url, 'select * from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts again at once after a kill, while the old server is still stopping', async () => {
    const { child } = await startElsewhere();
    const pid = postmasterPid();
    await kill(child);
    await start();
    expect(postmasterPid()).not.toBe(pid);
    expect(processIdentity(pid)).toBeNull();
  });

  it('stops a server that lost both its Comptoir and its watcher', async () => {
    await stop(await start());
    const orphan = await startBareServer();
    const next = await start();
    expect(processIdentity(orphan)).toBeNull();
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('leaves a program alone that was given the number of a server long gone', async () => {
    await stop(await start());
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    children.push(bystander);
    writeFileSync(clusterFile('postmaster.pid'), `${bystander.pid}\n${clusterFile('')}\n1\n5432\n\n127.0.0.1\n`);
    await start();
    expect(processIdentity(bystander.pid ?? 0)).not.toBeNull();
  });

  it('takes away a pid file that a kill left empty', async () => {
    await stop(await start());
    writeFileSync(clusterFile('postmaster.pid'), '');
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says when the server is lost, and starts again although a long query of it was still running', async () => {
    const lost: string[] = [];
    const first = await start((sentence) => lost.push(sentence));
    const client = new pg.Client(first.url);
    client.on('error', () => {});
    await client.connect();
    const endless = client.query('select count(*) from generate_series(1, 1e12)').catch(() => 'cut');
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await untilGone(pid);
    await expect.poll(() => lost, { timeout: 15_000 }).toEqual(['PostgreSQL ended unexpectedly.']);
    await stop(first);
    const next = await start();
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await endless).toBe('cut');
  });

  it('refuses a database of another PostgreSQL version', async () => {
    await stop(await start());
    writeFileSync(clusterFile('PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(
      /has the format of PostgreSQL 15 and this Comptoir runs PostgreSQL 18: dump it/,
    );
  });

  it('refuses a database whose password file is lost', async () => {
    await stop(await start());
    rmSync(clusterFile('password'));
    await expect(start()).rejects.toThrow(/password file .* cannot be read/);
  });

  it('repeats what PostgreSQL complains about when a setting is wrong', async () => {
    const started = startEmbeddedPostgres({ dataDir, log: () => {}, settings: { shared_buffers: 'plenty' } });
    await expect(started).rejects.toThrow(/PostgreSQL did not start in .*invalid value for parameter "shared_buffers"/);
  });

  it('clears away a database whose creation was killed half-way', async () => {
    mkdirSync(join(dataDir, 'postgres.new-killed', 'base'), { recursive: true });
    await start();
    expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('refuses a data folder that is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const started = startEmbeddedPostgres({ dataDir: join(file, 'data'), log: () => {} });
    await expect(started).rejects.toThrow(/cannot be created .*; choose another one with DATA_DIR\.$/);
  });
});

/** A server as a kill of everything else leaves it. */
async function startBareServer(): Promise<number> {
  const binaries = findPostgresBinaries();
  const { prefix } = chooseIdentity({ binaries, dataDir });
  const settings = ['-c', `unix_socket_directories=${dataDir}`, '-c', 'listen_addresses='];
  const [command = '', ...words] = [...prefix, join(binaries, 'bin', 'postgres'), '-D', clusterFile(''), ...settings];
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  children.push(child);
  await new Promise<void>((done) => {
    child.stderr.on('data', (text: Buffer) => String(text).includes('ready to accept') && done());
  });
  return postmasterPid();
}
