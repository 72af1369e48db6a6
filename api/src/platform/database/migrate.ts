import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const LOCK = 7_206_001;

/**
 * Brings a database to the newest schema: every file of the folder once, in the order of its name, each in a transaction
 * of its own. A file that was changed after it was applied stops the start: migrations are never edited once merged.
 */
export async function migrate(url: string, folder: string = defaultFolder()): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two servers that start together must not both migrate.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = await appliedMigrations(client);
    for (const migration of await readMigrations(folder)) await apply(client, migration, applied.get(migration.name));
    await ensurePartitions(client);
    // The queue's own tables: a job may be put into it before anybody takes one out.
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => {}) });
  } finally {
    await client.end();
  }
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

async function apply(client: pg.Client, migration: Migration, appliedHash: string | undefined): Promise<void> {
  if (appliedHash === migration.hash) return;
  if (appliedHash)
    throw new Error(`migration ${migration.name} was changed after it was applied; add a new one instead`);
  await client.query('begin');
  await client.query(migration.text);
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
  await client.query('commit');
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Four months back (late bills and history) and three ahead; the daily job keeps it so. */
async function ensurePartitions(client: pg.Client): Promise<void> {
  await client.query(
    "select ensure_month_partitions((now() - interval '4 months')::date, (now() + interval '3 months')::date)",
  );
}

const defaultFolder = (): string =>
  process.env['COMPTOIR_MIGRATIONS_DIR'] ?? path.resolve(import.meta.dirname, '../../../migrations');
