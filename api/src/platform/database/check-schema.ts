import pg from 'pg';
import { compareSchema, readApplied } from './compare-schema.ts';
import { readMigrations } from './read-migrations.ts';

const UNDEFINED_TABLE = '42P01';
const NOT_ALLOWED = '42501';

/** Refuses, as the login that serves, a schema that is not the one this Comptoir knows: it may look at it, not change it. */
export async function checkSchema(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'comptoir schema',
    options: '-c role=comptoir_app',
  });
  // a connection that breaks is told by the statement under way
  client.on('error', () => {});
  try {
    await client.connect();
    const applied = await readApplied(client);
    const [missing] = compareSchema(await readMigrations(applied), applied);
    if (missing) throw notMigrated(`migration ${missing.name} is missing`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && NOT_READY.has(error.code ?? '')) throw notMigrated('it is empty', error);
    throw error;
  } finally {
    await client.end();
  }
}

/** No such table, no right to it, no such role, none that this login may take. */
const NOT_READY = new Set([UNDEFINED_TABLE, NOT_ALLOWED, '22023']);

const notMigrated = (why: string, cause?: unknown): Error =>
  new Error(
    `The database is not ready for this Comptoir (${why}): run "npm run migrate" with its owner's login in DATABASE_MIGRATE_URL.`,
    { cause },
  );
