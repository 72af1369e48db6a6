import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../test/test-database.ts';
import { describePlan, planMigrations } from './plan-migrations.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');
let folder: string;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-plan-'));
  await cp(FOLDER, folder, { recursive: true });
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await rm(folder, { recursive: true });
});

async function openTest() {
  const database = await createTestDatabase();
  ends.push(database.drop);
  return database.url;
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
}

describe('a plan of migrations', () => {
  it('says what a migrated database lacks, with what each file says of its locks and its time', async () => {
    const url = await openTest();
    const first = '-- Locks: users, exclusively, for a moment.\n-- Took: 4 s on 10 million bills (bench/RESULTS.md).\n';
    await writeFile(path.join(folder, '9998-first.sql'), `${first}create table first (id int);`);
    await writeFile(path.join(folder, '9999-next.sql'), 'create table next (id int);');
    expect(describePlan(await planMigrations(url, folder))).toEqual([
      'These migrations would run, in this order; nothing was changed:',
      '  9998-first.sql',
      '    locks: users, exclusively, for a moment.',
      '    took: 4 s on 10 million bills (bench/RESULTS.md).',
      '  9999-next.sql',
      '    locks: its file says nothing of them',
      '    took: not measured',
    ]);
    expect(await ask(url, "select to_regclass('first') as one")).toEqual([{ one: null }]);
  });

  it('is empty where nothing is missing', async () => {
    expect(describePlan(await planMigrations(await openTest()))).toEqual([
      'Nothing would run: the database has the schema of this Comptoir.',
    ]);
  });

  it('lists all of a new database, and leaves that as empty as it is', async () => {
    const database = await createEmptyDatabase();
    ends.push(database.drop);
    const planned = await planMigrations(database.ownerUrl);
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
    expect(planned.map(({ name }) => name)).toEqual(names);
    expect(planned[0]?.locks).toContain('none that anyone waits for');
    expect(await ask(database.ownerUrl, "select from pg_class where relnamespace = 'public'::regnamespace")).toEqual(
      [],
    );
  });

  it('refuses what migrating would refuse', async () => {
    const url = await openTest();
    await writeFile(path.join(folder, '0300-base.sql'), 'select 1;');
    await expect(planMigrations(url, folder)).rejects.toThrow('The migration 0300-base.sql was changed');
  });
});

it('a migration that is not one of the squashed says what it locks', async () => {
  const names = (await readdir(FOLDER)).filter((name) => /^(?:030[7-9]|03[1-9]\d|0[4-9]\d\d)-.*\.sql$/.test(name));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(await readFile(path.join(FOLDER, name), 'utf8'), name).toMatch(/^-- Locks: \S/m);
});
