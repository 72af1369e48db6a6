import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { checkSchema } from './check-schema.ts';
import { migrate } from './migrate.ts';

let postgres: TestDatabase;
let folder: string;
let owner: pg.Client;

beforeEach(async () => {
  postgres = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-migrations-'));
  await cp(path.resolve(import.meta.dirname, '../../../migrations'), folder, { recursive: true });
  owner = new pg.Client(postgres.url);
  await owner.connect();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await owner.end();
  await postgres.drop();
  await rm(folder, { recursive: true });
});

const add = (text: string) => writeFile(path.join(folder, '9999-more.sql'), text);
const count = async (table: string) => (await owner.query(`select from ${table}`)).rowCount;

describe('migrations', () => {
  it('are applied once, as often as they are asked for', async () => {
    await add('create table more as select 1 as one;');
    await migrate(postgres.url, { folder });
    await migrate(postgres.url, { folder });
    expect(await count('more')).toBe(1);
  });

  it('leave nothing of one that fails half-way', async () => {
    await add('create table more (id int); select 1 / 0;');
    await expect(migrate(postgres.url, { folder })).rejects.toThrow(
      'The migration 9999-more.sql failed, and nothing of it was done: division by zero.',
    );
    await expect(count('more')).rejects.toThrow(/does not exist/);
  });

  it('go on where one was killed in the middle, each done once', { timeout: 120_000 }, async () => {
    await writeFile(path.join(folder, '9998-done.sql'), 'create table done as select 1 as one;');
    await add('create table more (id int); select pg_sleep(600);');
    const { href } = new URL('migrate.ts', import.meta.url);
    const script = `(await import('${href}')).migrate(process.env.URL, { folder: process.env.FOLDER })`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, URL: postgres.url, FOLDER: folder },
      stdio: 'ignore',
    });
    const sleeping =
      "select 1 from pg_stat_activity where datname = current_database() and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()";
    await vi.waitFor(async () => expect((await owner.query(sleeping)).rowCount).toBe(1), {
      timeout: 60_000,
      interval: 200,
    });
    child.kill('SIGKILL');
    await add('create table more (id int);');
    await migrate(postgres.url, { folder });
    expect(await count('more')).toBe(0);
    expect(await count('done')).toBe(1);
    expect((await owner.query("select from schema_migrations where name like '999%'")).rowCount).toBe(2);
  });

  it('stop with one sentence where the primary goes, and go on with the next one', { timeout: 60_000 }, async () => {
    await add('create table more as select 1 as one; select pg_sleep(2);');
    const ended = migrate(postgres.url, { folder }).catch((error: Error) => error.message);
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'comptoir migrations' and datname = current_database() and query like '%pg_sleep(2)%'`;
    await vi.waitFor(async () => expect((await owner.query(end)).rowCount).toBe(1), { timeout: 30_000 });
    expect(await ended).toMatch(
      /^The migration 9999-more\.sql failed, and nothing of it was done: terminating connection/,
    );
    await migrate(postgres.url, { folder });
    expect(await count('more')).toBe(1);
  });

  it('stop at a schema of a newer Comptoir, with one sentence', async () => {
    const newest =
      (await readdir(folder))
        .filter((name) => name.endsWith('.sql'))
        .toSorted()
        .at(-1) ?? '';
    await rm(path.join(folder, newest));
    await expect(migrate(postgres.url, { folder })).rejects.toThrow(
      `The database is of a newer Comptoir (migration ${newest} is not known here): start that one, or use a copy of the database from before.`,
    );
  });

  it('stop when one was changed after it was applied', async () => {
    await writeFile(path.join(folder, '0300-base.sql'), 'select 1;');
    await expect(migrate(postgres.url, { folder })).rejects.toThrow('The migration 0300-base.sql was changed');
  });

  it('give way to a server that holds a lock, and come again', async () => {
    await add('alter table partners add column more int;');
    await owner.query('begin; lock table partners in share mode');
    const migrated = migrate(postgres.url, { folder, lockTimeoutMs: 50 });
    await vi.waitFor(async () => {
      const { rows } = await owner.query(
        "select 1 from pg_locks where not granted and relation = 'partners'::regclass",
      );
      expect(rows).toHaveLength(1);
    });
    await owner.query('commit');
    await migrated;
    await expect(owner.query('select more from partners')).resolves.toBeDefined();
  });

  it('end with one sentence when the lock is never let go', async () => {
    await add('alter table partners add column more int;');
    await owner.query('begin; lock table partners in share mode');
    await expect(migrate(postgres.url, { folder, lockTimeoutMs: 50, tries: 2 })).rejects.toThrow(
      /^The migration 9999-more\.sql cannot have its locks: /,
    );
    await owner.query('commit');
  });
});

describe('a month that gets its partition', () => {
  it('takes in what was dated ahead and kept outside of every month, and nothing else', async () => {
    const log = (at: string) =>
      owner.query({
        text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
          values (gen_random_uuid(), gen_random_uuid(), $1, 'signed-in', '{}')`,
        values: [at],
      });
    const held = async (table: string) =>
      (await owner.query<{ at: string }>(`select occurred_at::text as at from ${table} order by 1`)).rows.map(
        ({ at }) => at,
      );
    for (const at of ['2061-04-30 23:59:59+00', '2061-05-01 00:00:00+00', '2061-05-31 12:00:00+00']) await log(at);
    await owner.query("set timezone = 'UTC'");
    await owner.query("select ensure_month_partitions('2061-05-01', '2061-05-01')");
    expect(await held('activity_log_2061_05')).toEqual(['2061-05-01 00:00:00+00', '2061-05-31 12:00:00+00']);
    expect(await held('activity_log_other')).toEqual(['2061-04-30 23:59:59+00']);
    expect(await held('activity_log')).toHaveLength(3);
    const walled = 'select relrowsecurity and relforcerowsecurity as walled from pg_class where relname = $1';
    const { rows } = await owner.query<{ walled: boolean }>(walled, ['activity_log_2061_05']);
    expect(rows).toEqual([{ walled: true }]);
  });
});

describe('a server that does not migrate', () => {
  it('refuses a schema that has a migration more, or one less', async () => {
    vi.stubEnv('COMPTOIR_MIGRATIONS_DIR', folder);
    await add('select 1;');
    await expect(checkSchema(postgres.servingUrl)).rejects.toThrow(
      'The database is not ready for this Comptoir (migration 9999-more.sql is missing): run "npm run migrate" with its owner\'s login in DATABASE_MIGRATE_URL.',
    );
    await rm(path.join(folder, '9999-more.sql'));
    await expect(checkSchema(postgres.servingUrl)).resolves.toBeUndefined();
    await rm(path.join(folder, '0305-help.sql'));
    await expect(checkSchema(postgres.servingUrl)).rejects.toThrow('is of a newer Comptoir');
  });

  it('refuses a database that nothing was done to', async () => {
    await owner.query('drop table schema_migrations');
    await expect(checkSchema(postgres.servingUrl)).rejects.toThrow('is not ready for this Comptoir (it is empty)');
  });
});
