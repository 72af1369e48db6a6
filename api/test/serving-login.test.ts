import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { checkSchema } from '../src/platform/database/check-schema.ts';
import { isStrongLogin } from '../src/platform/database/serving-login.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let postgres: TestDatabase;
let serving: pg.Client;

beforeAll(async () => {
  postgres = await createTestDatabase();
  // As an attacker has it who found a way to run SQL of theirs: the connection of the server's own pool.
  serving = new pg.Client({ connectionString: postgres.servingUrl, options: '-c role=comptoir_app' });
  await serving.connect();
});
afterAll(async () => {
  await serving.end();
  await postgres.drop();
});

const REFUSED = /permission denied|must be owner|must be superuser|must have|not allowed|only roles with/i;

describe('the login that serves', () => {
  it.each([
    'set role postgres',
    'set session authorization postgres',
    'alter table invoices disable row level security',
    'alter table invoices no force row level security',
    'alter table invoices disable trigger all',
    'set session_replication_role = replica',
    'drop policy scope on invoices',
    'create policy mine on invoices using (true)',
    'drop table invoices',
    'truncate transactions',
    'alter table invoices add column mine int',
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'create role mine',
    'alter role comptoir_serve superuser',
    'alter role comptoir_app bypassrls',
    'grant postgres to comptoir_serve',
    "copy settings to program 'true'",
    "copy settings to '/tmp/comptoir-settings'",
    "select pg_read_file('password')",
    "select lo_import('/etc/passwd')",
    'create extension dblink',
    'delete from schema_migrations',
    'select ensure_month_partitions(now()::date, now()::date)',
    'alter function app_sees stable',
  ])('is refused: %s', async (statement) => {
    for (const role of ['set role comptoir_app', 'reset role', 'set role none', 'set role comptoir_jobs']) {
      await serving.query(`begin; ${role}; set local app.role = 'system'`);
      const refusal = await serving.query(statement).then(() => 'done', String);
      await serving.query('rollback');
      expect(`${role}: ${refusal}`).toMatch(REFUSED);
    }
  });

  it('is refused to change the settings of the database server', async () => {
    await expect(serving.query("alter system set log_statement = 'all'")).rejects.toThrow(REFUSED);
  });

  it('gives itself no right that it has not', async () => {
    await serving.query('grant update on transactions to comptoir_app');
    const { rows } = await serving.query("select has_table_privilege('transactions', 'update') as may");
    expect(rows).toEqual([{ may: false }]);
  });

  it('sees no table at all once it leaves the role of the API', async () => {
    await serving.query('set role none');
    await expect(serving.query('select from invoices')).rejects.toThrow(/permission denied/);
    await expect(serving.query('select from graphile_worker.jobs')).rejects.toThrow(/permission denied/);
    await serving.query('set role comptoir_app');
    await expect(serving.query('select from graphile_worker._private_jobs')).rejects.toThrow(/permission denied/);
  });

  it('is distinguished from one that could change the tables', async () => {
    expect(await isStrongLogin(postgres.servingUrl)).toBe(false);
    expect(await isStrongLogin(postgres.url)).toBe(true);
  });

  it('can tell whether the schema is that of its Comptoir', async () => {
    await expect(checkSchema(postgres.servingUrl)).resolves.toBeUndefined();
  });
});
