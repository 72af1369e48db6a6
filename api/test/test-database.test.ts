import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own, several at once', async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
    const [first, second] = databases;
    if (!first || !second) throw new Error('no databases');
    expect(await query(first.url, 'select count(*) > 0 as migrated from schema_migrations')).toEqual([
      { migrated: true },
    ]);
    await query(first.url, 'create table only_here (id int)');
    expect(await query(second.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
    await Promise.all(databases.map(({ drop }) => drop()));
  });

  it('drops a database that still has connections', async () => {
    const { url, drop } = await createTestDatabase();
    const client = new pg.Client(url);
    const cut = new Promise<Error>((done) => client.on('error', done));
    await client.connect();
    await drop();
    expect((await cut).message).toMatch(/terminat/);
    await expect(query(url, 'select 1')).rejects.toThrow(/does not exist/);
  });
});
