import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseIdentity, type IdentityName } from './choose-identity.ts';
import { ensureCluster } from './ensure-cluster.ts';
import { findPostgresBinaries } from './find-postgres-binaries.ts';
import { launchServer } from './launch-server.ts';
import { processIdentity } from './process-identity.ts';

let home: string;
let dataDir: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'comptoir-home-'));
  dataDir = join(home, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  chmodSync(home, 0o700);
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const clusterDir = (): string => join(dataDir, 'postgres');

/** A whole start as one identity; answers as whom it ran and how many such starts the database remembers. */
async function runAs(binaries: string, names?: readonly IdentityName[]): Promise<{ name: string; starts: number }> {
  const identity = chooseIdentity({ binaries, dataDir }, names);
  const cluster = { binaries, clusterDir: clusterDir(), identity, durable: false };
  const { password } = await ensureCluster(cluster);
  const server = await launchServer({ ...cluster, log: () => {} });
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`);
  try {
    await client.connect();
    await client.query('create table if not exists starts (); insert into starts default values');
    const { rows } = await client.query<{ starts: number }>('select count(*)::int as starts from starts');
    return { name: identity.name, starts: rows[0]?.starts ?? 0 };
  } finally {
    await client.end();
    await server.stop();
  }
}

/** The binaries below the same closed folder, as in a clone under a private home. */
function copyBinaries(): string {
  const copy = join(home, 'native');
  cpSync(findPostgresBinaries(), copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

describe('chooseIdentity', () => {
  it('runs PostgreSQL as the user who starts it, with data and binaries in a folder closed to everybody else', async () => {
    const { starts } = await runAs(copyBinaries());
    expect(starts).toBe(1);
  });

  it('says in one sentence that PostgreSQL cannot run, and why', () => {
    expect(() => chooseIdentity({ binaries: join(home, 'missing'), dataDir })).toThrow(
      /^The embedded PostgreSQL cannot run here \(.*\): start Comptoir as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own\.$/,
    );
  });

  it('says so when the data folder cannot be written', () => {
    const missing = join(home, 'missing');
    expect(() => chooseIdentity({ binaries: findPostgresBinaries(), dataDir: missing })).toThrow(
      `${missing} cannot be written`,
    );
  });
});

// Only root has a choice; an ordinary user always runs PostgreSQL as itself, which the tests above then show.
describe.runIf(process.getuid?.() === 0)('chooseIdentity as root', () => {
  it('reaches closed folders as another user too, and takes over the files of an earlier way of running', async () => {
    const binaries = copyBinaries();
    expect(await runAs(binaries, ['other user'])).toEqual({ name: 'other user', starts: 1 });
    const { uid } = statSync(clusterDir());
    expect(uid).not.toBe(0);
    for (const entry of ['PG_VERSION', 'global', '.']) chownSync(join(clusterDir(), entry), 0, 0);
    expect(await runAs(binaries, ['other user'])).toEqual({ name: 'other user', starts: 2 });
    expect(statSync(join(clusterDir(), 'PG_VERSION')).uid).toBe(uid);
  });

  it('is not needed by an ordinary user, who runs PostgreSQL as itself', async () => {
    const { prefix, uid, gid } = chooseIdentity({ binaries: findPostgresBinaries(), dataDir }, ['other user']);
    chownSync(dataDir, uid, gid);
    const program = join(import.meta.dirname, '../../../../test/hold-postgres.ts');
    const words = [...prefix, process.execPath, '--import', 'tsx', program, dataDir];
    const child = spawn(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const message = await new Promise((done) => child.once('message', done));
    const pid = Number(readFileSync(join(clusterDir(), 'postmaster.pid'), 'utf8').split('\n')[0]);
    child.kill('SIGKILL');
    while (processIdentity(pid) !== null) await sleep(20);
    expect(message).toEqual({ url: expect.stringMatching(/^postgres:/) });
    expect(statSync(clusterDir()).uid).toBe(uid);
  });
});
