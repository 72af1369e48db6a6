import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { openDatabase, type Database } from './database.ts';

let postgres: TestDatabase;
let database: Database;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = openDatabase(postgres.url);
});
afterAll(async () => {
  await database.close();
  await postgres.drop();
});

const system = { role: 'system' } as const;
const insert = (key: string) => ({ text: "insert into settings (key, value) values ($1, '1')", values: [key] });
const keys = () =>
  database.transaction(system, async (tx) =>
    (await tx.many<{ key: string }>({ text: 'select key from settings order by key' })).map(({ key }) => key),
  );

describe('a transaction', () => {
  it('runs what was only sent before what is asked afterwards, and commits both', async () => {
    const seen = await database.transaction(system, (tx) => {
      tx.write(insert('sent'));
      return tx.many({ text: "select key from settings where key = 'sent'" });
    });
    expect(seen).toEqual([{ key: 'sent' }]);
    expect(await keys()).toContain('sent');
  });

  it('fails with the failure of a statement that was only sent, and keeps nothing', async () => {
    await database.transaction(system, (tx) => tx.write(insert('there')));
    const twice = database.transaction(system, (tx) => {
      tx.write(insert('lost'));
      tx.write(insert('there'));
    });
    await expect(twice).rejects.toThrow(/duplicate key/);
    expect(await keys()).not.toContain('lost');
  });

  it('names the first failure, not the ones that merely follow from it', async () => {
    const work = database.transaction(system, async (tx) => {
      tx.write({ text: 'select 1 / 0' });
      await tx.many({ name: 'asked-too-late', text: 'select 1 as one' });
    });
    await expect(work).rejects.toThrow(/division by zero/);
    const again = await database.transaction(system, (tx) =>
      tx.many({ name: 'asked-too-late', text: 'select 1 as one' }),
    );
    expect(again).toEqual([{ one: 1 }]);
  });

  it('keeps nothing when the work itself throws', async () => {
    const work = database.transaction(system, async (tx) => {
      tx.write(insert('thrown'));
      await tx.many({ text: 'select 1' });
      throw new Error('decided otherwise');
    });
    await expect(work).rejects.toThrow('decided otherwise');
    expect(await keys()).not.toContain('thrown');
  });

  it('owns nothing: it cannot change what tables are', async () => {
    const work = database.transaction(system, (tx) => tx.write({ text: 'drop table settings' }));
    await expect(work).rejects.toThrow(/must be owner/);
  });
});

describe('one statement', () => {
  it('gives its first row, null without one, and is committed', async () => {
    const written = await database.first(system, {
      text: "insert into settings (key, value) values ('alone', '1') returning key",
    });
    expect(written).toEqual({ key: 'alone' });
    expect(await keys()).toContain('alone');
    expect(await database.first(system, { text: 'select key from settings where false' })).toBeNull();
  });

  it('sees no more than its scope, and fails as itself', async () => {
    await database.transaction(system, (tx) => tx.write(insert('hidden')));
    const hidden = { text: "select key from settings where key = 'hidden'" };
    expect(await database.first({ role: 'device' }, hidden)).toBeNull();
    await expect(database.first(system, { text: 'select 1 / 0' })).rejects.toThrow(/division by zero/);
    expect(await database.first(system, hidden)).toEqual({ key: 'hidden' });
  });
});
