import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { startSecondServer } from './second-server.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

/** Runs a statement about the database of the test from outside of it. */
async function fromOutside(statement: (name: string) => string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(statement(new URL(test.databaseUrl).pathname.slice(1)));
  await client.end();
}

const beats = () =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    tx.many<{ beatenAt: Date }>({ text: 'select beaten_at as "beatenAt" from heartbeats' }),
  );

describe('whether a server can do its work', () => {
  it('is answered by a write, which those who ask at once share', async () => {
    const other = await startSecondServer(test);
    const [before] = await beats();
    const replies = await Promise.all([1, 2, 3].map(() => other.app.inject('/api/readyz')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [after] = await beats();
    expect(after?.beatenAt.getTime()).toBeGreaterThan(before?.beatenAt.getTime() ?? 0);
    await other.stop();
  });

  it('is no when the database only reads, though the server runs', async () => {
    await fromOutside((name) => `alter database ${name} set default_transaction_read_only = on`);
    const other = await startSecondServer(test);
    try {
      const reply = await other.app.inject('/api/readyz');
      expect([reply.statusCode, reply.json()]).toMatchObject([503, { error: { code: 'not-ready' } }]);
      expect((await other.app.inject('/api/healthz')).json()).toMatchObject({
        status: 'ok',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      });
    } finally {
      await other.stop();
      await fromOutside((name) => `alter database ${name} reset default_transaction_read_only`);
    }
  });
});
