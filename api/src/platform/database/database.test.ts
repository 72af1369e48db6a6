import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { openDatabase, withPatience, type Database } from './database.ts';

let postgres: TestDatabase;
let database: Database;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = openDatabase(postgres.servingUrl);
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

describe('patience', () => {
  it('ends a statement that takes longer than any answer may, and goes on with the next', async () => {
    const impatient = openDatabase(postgres.servingUrl, { connections: 1, statementTimeoutMs: 50 });
    const slow = { text: 'select pg_sleep(10)' };
    await expect(impatient.first(system, slow)).rejects.toThrow(/statement timeout/);
    await expect(impatient.transaction(system, (tx) => tx.many(slow))).rejects.toThrow(/statement timeout/);
    expect(await impatient.first(system, { text: 'select 1 as one' })).toEqual({ one: 1 });
    await impatient.close();
  });

  it('is longer for what is known to be long, and for that alone', async () => {
    const impatient = openDatabase(postgres.servingUrl, { connections: 1, statementTimeoutMs: 50 });
    const patient = withPatience(impatient, 60_000);
    const shown = { text: "select current_setting('statement_timeout') as timeout" };
    expect(await patient.first(system, { text: 'select pg_sleep(0.2)' })).toBeTruthy();
    expect(await patient.transaction(system, (tx) => tx.first(shown))).toEqual({ timeout: '1min' });
    expect(await impatient.first(system, shown)).toEqual({ timeout: '50ms' });
    await impatient.close();
  });

  it('waits for no lock for ever, and leaves no transaction open that does nothing', async () => {
    const impatient = openDatabase(postgres.servingUrl, { lockTimeoutMs: 50, idleTimeoutMs: 100 });
    const lock = { text: 'select pg_advisory_xact_lock(7)' };
    await database.transaction(system, async (tx) => {
      await tx.many(lock);
      await expect(impatient.first(system, lock)).rejects.toThrow(/lock timeout/);
    });
    const idle = impatient.transaction(system, async (tx) => {
      await tx.many({ text: 'select 1' });
      await new Promise((done) => setTimeout(done, 400));
      await tx.many({ text: 'select 1' });
    });
    await expect(idle).rejects.toThrow(/idle-in-transaction|terminated|not queryable/);
    expect(await impatient.first(system, { text: 'select 1 as one' })).toEqual({ one: 1 });
    await impatient.close();
  });
});
