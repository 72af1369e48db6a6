import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated, empty database that every test database is a copy of. */
export const TEMPLATE = 'comptoir_template';

export interface TestDatabase {
  /** postgres://… of the superuser on a database of this test's own. */
  url: string;
  /** The same of the login that servers serve with. */
  servingUrl: string;
  /** Cuts every connection to it and removes it. */
  drop: () => Promise<void>;
}

/** A migrated database that nobody else uses, in the one PostgreSQL of the test run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(postgresUrl, `create database ${name} template ${TEMPLATE}`);
  // A copy does not have this from its template.
  await run(postgresUrl, `revoke temporary on database ${name} from public`);
  return {
    url: onDatabase(postgresUrl, name),
    servingUrl: onDatabase(inject('servingUrl'), name),
    drop: () => run(postgresUrl, `drop database if exists ${name} with (force)`),
  };
}

function onDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = name;
  return url.href;
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
