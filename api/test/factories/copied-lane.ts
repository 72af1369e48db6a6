import pg from 'pg';
import type { TestApp } from '../test-app.ts';

const TABLES = [
  'transactions',
  'transmissions',
  'transmission_attempts',
  'transmission_replies',
  'refused_transactions',
  'lanes',
];

/**
 * Copies all that the database has of a till's bills, as a backup would; what it gives back puts the copy in the place of what is
 * there then. Goes around the API's role, which may delete no bill.
 */
export async function copyLane(test: TestApp, deviceId: string): Promise<() => Promise<void>> {
  const copy = await withOwner(test, async (client) => {
    const rows = new Map<string, unknown>();
    for (const table of TABLES) {
      const found = await client.query<{ rows: unknown }>(
        `select coalesce(json_agg(row_to_json(r)), '[]')::text as rows from ${table} r where device_id = $1`,
        [deviceId],
      );
      rows.set(table, found.rows[0]?.rows);
    }
    return rows;
  });
  return () =>
    withOwner(test, async (client) => {
      await client.query('begin');
      for (const [table, rows] of copy) {
        await client.query(`delete from ${table} where device_id = $1`, [deviceId]);
        await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows]);
      }
      await client.query('commit');
    });
}

async function withOwner<Result>(test: TestApp, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
