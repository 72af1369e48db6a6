import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveLog } from '../features/base/activity-log/archive-log.ts';
import { sealLog } from '../features/base/activity-log/seal-log.ts';
import { writeLog } from '../features/base/record/write-log.ts';
import { checkAudit } from '../features/base/audit/check-audit.ts';
import { writeAudit } from '../features/base/record/write-audit.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readRestoredFlag } from '../platform/continuity/restored-flag.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { ARCHIVE, describeFile, type BackupManifest } from './backup-manifest.ts';
import { EN } from './backup.en.ts';
import { checkBackup } from './check-backup.ts';
import { isSound } from './check-database.ts';
import { printCheck } from './print-check.ts';
import { makeBackup } from './make-backup.ts';
import { logArchiveOf } from './kept-files.ts';
import { superuserUrl } from './open-cluster.ts';
import { restoreBackup } from './restore-backup.ts';
import type { Given } from '../read-environment.ts';

const NOW = new Date('2026-06-02T12:00:00Z');
let home: string;
let dataDir: string;
let backup: string;
let manifest: BackupManifest;
let written = 0;
const ANCHORS = 'audit-anchors.jsonl';
const MONTH = 'log-archive/activity-log-2025-04.ndjson.gz';

/** One row after the other, as fast as they go, until asked to stop. */
async function keepWriting(client: pg.Client): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  await client.query('create table entries (number int)');
  const writing = (async () => {
    while (!stopped.signal.aborted) await client.query('insert into entries values ($1)', [(written += 1)]);
  })();
  return async () => {
    stopped.abort();
    await writing;
  };
}

const start = (folder: string): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir: folder, log: () => {} });

async function withCluster<Result>(folder: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const server = await start(folder);
  const port = Number(new URL(server.url).port);
  const client = new pg.Client(superuserUrl(path.join(folder, 'postgres'), port));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

const make = (target: string): Promise<BackupManifest> =>
  makeBackup({ dataDir, target, version: '0.1.0', env: {}, now: NOW }, EN);

const restore = (into: string, given: { from?: string; replace?: boolean; env?: Given; now?: Date } = {}) =>
  restoreBackup(
    {
      backup: given.from ?? backup,
      dataDir: into,
      replace: given.replace ?? false,
      env: given.env ?? {},
      now: given.now ?? NOW,
    },
    EN,
  );

/** A folder that has the key of the backup. */
function aFolder(name: string): string {
  const folder = path.join(home, name);
  cpSync(path.join(dataDir, 'secret.key'), path.join(folder, 'secret.key'));
  return folder;
}

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'comptoir-backup-'));
  dataDir = path.join(home, 'data');
  backup = path.join(home, 'backup');
  const server = await start(dataDir);
  try {
    writeFileSync(path.join(dataDir, 'secret.key'), 'a key');
    const client = new pg.Client(superuserUrl(path.join(dataDir, 'postgres'), Number(new URL(server.url).port)));
    await client.connect();
    await migrate(server.url);
    await keepEvidence(server.url);
    const stop = await keepWriting(client);
    manifest = await make(backup);
    await stop();
    await client.end();
  } finally {
    await server.stop();
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A row of the audit trail, joined and written down, and a month of the log that is in a file. */
async function keepEvidence(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  const upkeep = openDatabase(url, { connections: 1, role: 'comptoir_jobs' });
  const config = { dataDir, logArchiveDir: logArchiveOf(dataDir, {}), logMonths: 13 };
  const deps = { database, upkeep, config, now: () => NOW, log: pino({ level: 'silent' }) };
  const merchantId = crypto.randomUUID();
  await database.transaction({ role: 'system' }, (tx) => {
    tx.write({
      text: "insert into merchants (id, company_name, time_zone) values ($1, 'Bistro', 'America/Montreal')",
      values: [merchantId],
    });
    const record = { event: 'device-renamed', facts: { from: 'a', to: 'b' } } as const;
    for (const at of ['2025-04-05T12:00:00Z', '2026-05-30T12:00:00Z'])
      writeLog(tx, [{ merchantId, occurredAt: new Date(at), record }]);
    const subject = { type: 'merchant', id: merchantId } as const;
    writeAudit(tx, { merchantId, occurredAt: NOW, subject, record: { action: 'device-renamed', facts: record.facts } });
  });
  await sealLog(deps);
  await archiveLog(deps);
  await checkAudit(deps);
  await Promise.all([database.close(), upkeep.close()]);
}

let into: string;
beforeEach(({ task }) => {
  into = aFolder(task.id);
});

describe('a backup', () => {
  it('of a server at work holds all up to some moment, without a gap, and says so to the next start', async () => {
    await restore(into);
    const [row] = await withCluster(
      into,
      async (client) =>
        (
          await client.query<{ count: number; highest: number }>(
            'select count(*)::int, max(number) as highest from entries',
          )
        ).rows,
    );
    expect(row?.count).toBe(row?.highest);
    expect(row?.count).toBeGreaterThan(0);
    expect(row?.count).toBeLessThanOrEqual(written);
    expect(readRestoredFlag(into)).toEqual({ reason: 'command', dataUntil: manifest.madeAt });
  });

  it('is sound, and its look leaves nothing behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('comptoir-restore-check-'));
    const { check } = await checkBackup(backup, EN);
    expect(isSound(check)).toBe(true);
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith('comptoir-restore-check-'));
    expect(after).toEqual(before);
  });

  it('can be made of a server that is stopped, and names the schema and no key', async () => {
    const { schema, keys, postgres } = await make(path.join(into, 'stopped'));
    expect(schema).toEqual(manifest.schema);
    expect(schema.count).toBeGreaterThan(5);
    expect(postgres).toBe(18);
    expect(keys).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{16}$/), token: null });
    expect(readdirSync(path.join(into, 'stopped'))).toEqual([ANCHORS, ARCHIVE, 'log-archive', 'manifest.json']);
    expect(manifest.files.map(({ name }) => name)).toEqual([ARCHIVE, ANCHORS, MONTH]);
  });

  it('never takes the place of something else, and needs a database', async () => {
    await expect(make(backup)).rejects.toThrow(`${backup} is there already`);
    const empty = { dataDir: into, target: path.join(into, 'x'), version: '', env: {}, now: NOW };
    await expect(makeBackup(empty, EN)).rejects.toThrow(`There is no database in ${into}`);
  });
});

describe('looking into a backup', () => {
  /** A copy of it with one file changed, which its manifest agrees with: what only the evidence itself can show. */
  async function bend(name: string, change: (file: string) => void) {
    const bent = path.join(into, 'bent');
    cpSync(backup, bent, { recursive: true });
    change(path.join(bent, name));
    const files = await Promise.all(
      manifest.files.map(async (file) => ({ ...file, ...(await describeFile(path.join(bent, file.name))) })),
    );
    writeFileSync(path.join(bent, 'manifest.json'), JSON.stringify({ ...manifest, files }));
    return checkBackup(bent, EN);
  }

  it('finds a trail that is not as its heads say', async () => {
    const { check, manifest: of } = await bend(ANCHORS, (file) =>
      writeFileSync(file, `${JSON.stringify({ date: '2026-06-02', count: 1, hash: '0'.repeat(64) })}\n`),
    );
    expect(isSound(check)).toBe(false);
    expect(check.evidence?.trail.join()).toContain('anchor-differs');
    expect(printCheck({ manifest: of, check }, EN)).toContain('✗ the audit trail holds');
  });

  it('finds a month of the log that is not the one that was put away', async () => {
    const { check } = await bend(MONTH, (file) => writeFileSync(file, readFileSync(file).subarray(0, -100)));
    expect(isSound(check)).toBe(false);
    expect(check.evidence?.log.join()).toMatch(/damaged|cannot be read/);
  });
});

describe('restoring', () => {
  it('refuses while a Comptoir has the folder', async () => {
    const server = await start(into);
    await expect(restore(into, { replace: true })).rejects.toThrow(`A Comptoir runs on ${into}: stop it first`);
    await server.stop();
  });

  it('moves a database aside when it is asked to, and refuses otherwise', async () => {
    await restore(into);
    await withCluster(into, (client) => client.query('drop table entries'));
    await expect(restore(into)).rejects.toThrow('give --replace to move it aside');
    const { movedTo } = await restore(into, { replace: true });
    expect(movedTo).toBe(path.join(into, 'postgres.replaced-2026-06-02T12-00-00.000Z'));
    expect(existsSync(path.join(movedTo ?? '', 'PG_VERSION'))).toBe(true);
    const tables = (client: pg.Client) => client.query("select to_regclass('entries') is not null as there");
    expect((await withCluster(into, tables)).rows).toEqual([{ there: true }]);
  });

  it('refuses without the key that unseals it, and takes it from the settings too', async () => {
    rmSync(path.join(into, 'secret.key'));
    await expect(restore(into)).rejects.toThrow(/made with the key [0-9a-f]{16}, and none is here/);
    writeFileSync(path.join(into, 'secret.key'), 'another');
    await expect(restore(into)).rejects.toThrow(/made with the key [0-9a-f]{16}, and here is [0-9a-f]{16}/);
    await restore(into, { env: { COMPTOIR_SECRET_KEY: 'a key' } });
    expect(existsSync(path.join(into, 'postgres', 'PG_VERSION'))).toBe(true);
  });

  it('puts the months of the log back, and the heads of the trail where there are none', async () => {
    const months = logArchiveOf(into, {});
    await restore(into);
    const of = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
    expect([of(into, ANCHORS), of(into, MONTH)]).toEqual([of(dataDir, ANCHORS), of(dataDir, MONTH)]);
    appendFileSync(path.join(into, ANCHORS), 'written down since\n');
    await restore(into, { replace: true });
    expect(readdirSync(months)).toEqual([path.basename(MONTH)]);
    expect(of(into, ANCHORS)).toContain('written down since');
    writeFileSync(path.join(into, MONTH), 'another month');
    await restore(into, { replace: true, now: new Date('2026-06-03T12:00:00Z') });
    expect(of(into, MONTH)).toBe(of(dataDir, MONTH));
    expect(of(into, `${MONTH}.replaced-2026-06-03T12-00-00.000Z`)).toBe('another month');
  });

  it.each([ARCHIVE, 'manifest.json', ANCHORS, MONTH])(
    'refuses a backup whose %s is damaged, and changes nothing',
    async (name) => {
      const damaged = path.join(into, 'damaged');
      cpSync(backup, damaged, { recursive: true });
      appendFileSync(path.join(damaged, name), 'x');
      await expect(restore(into, { from: damaged })).rejects.toThrow(`The backup is damaged: ${name}`);
      await expect(checkBackup(damaged, EN)).rejects.toThrow(`The backup is damaged: ${name}`);
      expect(existsSync(path.join(into, 'postgres'))).toBe(false);
      expect(readRestoredFlag(into)).toBeNull();
    },
  );

  it('refuses a folder that is no backup', async () => {
    await expect(restore(into, { from: into })).rejects.toThrow(`${into} is not a backup`);
  });
});
