import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { readCatalog, readRows } from '../../../test/read-catalog.ts';
import { createEmptyDatabase } from '../../../test/test-database.ts';
import { checkSchema } from './check-schema.ts';
import { migrate } from './migrate.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');
const FORMER = path.join(FOLDER, 'before-1.0');

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
const readFormer = async () =>
  Promise.all(
    (await namesIn(FORMER)).map(async (name) => {
      const text = await readFile(path.join(FORMER, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
type Former = Awaited<ReturnType<typeof readFormer>>;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  ends.push(() => client.end());
  return client;
}

async function openEmpty() {
  const database = await createEmptyDatabase();
  ends.push(database.drop);
  return { url: database.ownerUrl, owner: await connect(database.ownerUrl), reader: await connect(database.url) };
}

/** A database as it was before 1.0 with these migrations: what they made, the squashed ones make as well, and none that came later. */
async function openFormer(recorded: Former) {
  const { url, drop } = await createEmptyDatabase();
  ends.push(drop);
  await migrate(url, { folder: await copySquashed() });
  const owner = await connect(url);
  await owner.query('delete from schema_migrations');
  await record(owner, recorded);
  const serving = new URL(inject('servingUrl'));
  serving.pathname = new URL(url).pathname;
  return { url, servingUrl: serving.href, owner };
}

/** A folder with the squashed migrations, and those before 1.0, alone. */
async function copySquashed(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-migrations-'));
  ends.push(() => rm(folder, { recursive: true }));
  await cp(FOLDER, folder, { recursive: true });
  for (const name of await namesIn(folder))
    if (!(await readFile(path.join(folder, name), 'utf8')).startsWith('-- Squashed: '))
      await rm(path.join(folder, name));
  return folder;
}

const record = async (client: pg.Client, migrations: Former) => {
  for (const { name, hash } of migrations)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
};

/** Applies migrations as they were applied then. */
async function apply(client: pg.Client, migrations: Former): Promise<void> {
  await client.query(
    'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  for (const migration of migrations) {
    await client.query('begin');
    await client.query(migration.text);
    await record(client, [migration]);
    await client.query('commit');
  }
}

const listApplied = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from schema_migrations order by name')).rows.map(
    ({ name }) => name,
  );
const listHashes = async (client: pg.Client): Promise<unknown[]> =>
  (await client.query("select name, hash from schema_migrations where name >= '0300' order by name")).rows;

describe('squashed migrations', () => {
  it('make what those before 1.0 come to, wherever these were stopped: every fact of the catalog, every row', async () => {
    const former = await readFormer();
    const [begun, fresh] = [await openEmpty(), await openEmpty()];
    await apply(begun.owner, former.slice(0, 60));
    // two servers that start at once
    await Promise.all([migrate(fresh.url), migrate(fresh.url), migrate(begun.url)]);
    const [made, squashed] = [await readCatalog(begun.reader), await readCatalog(fresh.reader)];
    for (const [kind, facts] of Object.entries(made)) expect(squashed[kind], kind).toEqual(facts);
    expect(made['columns']?.length).toBeGreaterThan(2000);
    expect(await readRows(fresh.reader)).toEqual(await readRows(begun.reader));
    expect(Object.keys(await readRows(fresh.reader))).toEqual(['heartbeats', 'release_notes', 'technicians']);
    const names = await namesIn(FOLDER);
    expect(await listApplied(fresh.owner)).toEqual(names);
    expect(await listApplied(begun.owner)).toEqual([...former.map(({ name }) => name), ...names]);
    expect(await listHashes(begun.owner)).toEqual(await listHashes(fresh.owner));
  }, 120_000);

  it('are recorded and not run where all of those before 1.0 were applied; what comes after them is run', async () => {
    const former = await readFormer();
    const { url, owner } = await openFormer(former);
    const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-migrations-'));
    ends.push(() => rm(folder, { recursive: true }));
    await cp(FOLDER, folder, { recursive: true });
    await writeFile(path.join(folder, '9999-more.sql'), 'create table more as select 1 as one;');
    await migrate(url, { folder });
    await migrate(url, { folder });
    expect(await listApplied(owner)).toEqual([...former.map(({ name }) => name), ...(await namesIn(folder))]);
    expect((await owner.query('select from more')).rowCount).toBe(1);
  });

  it('are recorded once by two servers that start at once, after what was missing of those before 1.0', async () => {
    const former = await readFormer();
    const { url, owner } = await openFormer(former.slice(0, -1));
    await owner.query('alter function findable reset all');
    await Promise.all([migrate(url), migrate(url)]);
    expect(await listApplied(owner)).toEqual([...former.map(({ name }) => name), ...(await namesIn(FOLDER))]);
    const { rows } = await owner.query("select proconfig from pg_proc where proname = 'findable'");
    expect(rows).toEqual([{ proconfig: ['search_path=public, pg_temp'] }]);
  });

  it('are missed by a server that does not migrate', async () => {
    const { url, servingUrl } = await openFormer(await readFormer());
    const first = (await namesIn(FOLDER))[0] ?? '';
    await expect(checkSchema(servingUrl)).rejects.toThrow(
      `The database is not ready for this Comptoir (migration ${first} is missing)`,
    );
    await migrate(url);
    await expect(checkSchema(servingUrl)).resolves.toBeUndefined();
  });

  it('are not recorded in a database of a newer Comptoir, whichever it began with', async () => {
    const { url, owner } = await openFormer(await readFormer());
    await owner.query("insert into schema_migrations (name, hash) values ('9999-more.sql', 'x')");
    const newer = 'The database is of a newer Comptoir (migration 9999-more.sql is not known here)';
    await expect(migrate(url)).rejects.toThrow(newer);
    expect(await listHashes(owner)).toHaveLength(1);
    await owner.query("delete from schema_migrations where name < '9999'");
    await expect(migrate(url)).rejects.toThrow(newer);
  });

  it('come after a former text of one before 1.0 that could not run everywhere, with the same functions', async () => {
    const { url, owner } = await openFormer(
      (await readFormer())
        .filter(({ name }) => name !== '0214-owners-are-no-superusers.sql')
        .map((one) =>
          one.name === '0200-invoiced-by-day.sql'
            ? { ...one, hash: '790301accd2d264e118d3de89d910657b49dd228023645648befe21c74114a4a' }
            : one,
        ),
    );
    await owner.query("alter function sum_invoiced_days() set app.role = 'system'");
    const settings = "select proname from pg_proc where array_to_string(proconfig, ' ') like '%app.role%'";
    expect((await owner.query(settings)).rowCount).toBe(1);
    await migrate(url);
    expect((await owner.query(settings)).rowCount).toBe(0);
  });
});
