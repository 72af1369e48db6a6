import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated, empty database that every test database is a copy of. */
export const TEMPLATE = 'comptoir_template';

export interface TestDatabase {
  /** postgres://… of the superuser on a database of this test's own. */
  url: string;
  /** Cuts every connection to it and removes it. */
  drop: () => Promise<void>;
}

/** A migrated database that nobody else uses, in the one PostgreSQL of the test run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(postgresUrl, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(postgresUrl);
  url.pathname = name;
  return { url: url.href, drop: () => run(postgresUrl, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
