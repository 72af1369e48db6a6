import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { compareSchema, readApplied } from './compare-schema.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

const LOCK = 7_206_001;

/** Options of a migration beside servers that are at work. */
export interface MigrationOptions {
  readonly folder?: string;
  /** Anyone who waits for a lock makes everybody behind it wait as well, so it gives up after this and tries again. */
  readonly lockTimeoutMs?: number;
  readonly tries?: number;
}

const STATEMENT_TIMEOUT_MS = 15 * 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings a database to the newest schema, as its owner: every file of the folder once, in the order of its name, each in a
 * transaction of its own. @throws Error when the schema is of a newer Comptoir, when a file was changed after it was applied,
 * or when its locks cannot be had
 */
export async function migrate(url: string, options: MigrationOptions = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'comptoir migrations' });
  // a primary that goes ends the connection: the statement under way says so, and the next command goes on
  client.on('error', () => {});
  await client.connect();
  try {
    await noticeDeath(client);
    // Two servers that start together must not both migrate.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `set lock_timeout = ${Math.round(options.lockTimeoutMs ?? 3000)}; set statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    );
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = await readApplied(client);
    const missing = compareSchema(await readMigrations(applied, options.folder), applied);
    for (const migration of missing) await applyPatiently(client, migration, options.tries ?? 20);
    await ensurePartitions(client);
    // The queue's own tables: a job may be put into it before anybody takes one out.
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => {}) });
    await openQueueToServers(client);
  } finally {
    await client.end();
  }
}

/**
 * Has PostgreSQL look whether we are still there while it works: killed in the middle, a migration would otherwise hold its locks, and keep the
 * next one waiting, until its statement is through. Where the system cannot tell, that is how it stays.
 */
const noticeDeath = (client: pg.Client): Promise<unknown> =>
  client.query("set client_connection_check_interval = '2s'").catch(() => {});

/** Servers at work hold locks for moments only, unless one of them hangs. */
async function applyPatiently(client: pg.Client, migration: Migration, tries: number): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      // where the connection broke, nothing is left to undo: what broke it is what is said
      await client.query('rollback').catch(() => {});
      if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw named(migration, error);
      if (left <= 1)
        throw new Error(
          `The migration ${migration.name} cannot have its locks: end what holds them (pg_stat_activity shows it), then start again.`,
          { cause: error },
        );
    }
    await sleep(500);
  }
}

const named = ({ name }: Migration, cause: unknown): Error =>
  new Error(
    `The migration ${name} failed, and nothing of it was done: ${cause instanceof Error ? cause.message : String(cause)}.`,
    { cause },
  );

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  await client.query(migration.text);
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
  await client.query('commit');
}

/** Four months back (late bills and history) and three ahead; the daily job keeps it so. */
async function ensurePartitions(client: pg.Client): Promise<void> {
  await client.query(
    "select ensure_month_partitions((now() - interval '4 months')::date, (now() + interval '3 months')::date)",
  );
}

/**
 * Lets the role of the job queue work in the queue's own schema, whose tables are its owner's alone by their row-level
 * security. Done after each of the queue's own migrations, which know nothing of it.
 */
async function openQueueToServers(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema graphile_worker to comptoir_jobs;
    grant select, insert, update, delete on all tables in schema graphile_worker to comptoir_jobs;
    revoke insert, update, delete on graphile_worker.migrations from comptoir_jobs;
    grant usage on all sequences in schema graphile_worker to comptoir_jobs;
    grant execute on all functions in schema graphile_worker to comptoir_jobs;
    grant select on schema_migrations to comptoir_app;
    do $$
    declare
      closed regclass;
    begin
      for closed in
        select c.oid from pg_class c
        where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'jobs')
      loop
        execute format('create policy jobs on %s to comptoir_jobs using (true)', closed);
      end loop;
    end
    $$`);
}
