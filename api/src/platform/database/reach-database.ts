import pg from 'pg';
import { startRefusal } from './embedded-postgres/start-refusal.ts';

/** The longest that a start waits for an address at which nothing answers. */
const LONGEST_MS = 10_000;

/** The oldest PostgreSQL that the statements of Comptoir are written for: the one of Debian 12. */
const OLDEST = 15;

/**
 * Connects once, as a start does first. @throws a refusal that names the setting, and says nothing of what it holds, when the database lets
 * no one in, or is one that Comptoir cannot work with
 */
export async function reachDatabase(setting: string, url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'comptoir start',
    connectionTimeoutMillis: LONGEST_MS,
  });
  // a connection that breaks is told by the statement under way
  client.on('error', () => {});
  try {
    const { major, encoding } = await look(client).catch((error: unknown) => {
      const sentence = `The database of ${setting} lets no one in (${reasonOf(error)}): start it, or correct the setting.`;
      throw Object.assign(startRefusal(sentence), { cause: error });
    });
    if (major < OLDEST)
      throw startRefusal(
        `The database of ${setting} is of PostgreSQL ${major}, and Comptoir needs ${OLDEST} or newer: move it to a newer PostgreSQL.`,
      );
    if (encoding !== 'UTF8')
      throw startRefusal(
        `The database of ${setting} has the encoding ${encoding}: make it with "create database … template template0 encoding 'UTF8'".`,
      );
  } finally {
    await client.end().catch(() => {});
  }
}

async function look(client: pg.Client): Promise<{ major: number; encoding: string }> {
  await client.connect();
  const { rows } = await client.query<{ major: number; encoding: string }>(
    "select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding",
  );
  return rows[0] ?? { major: 0, encoding: '' };
}

/** Of several addresses that were tried in vain there is a code alone. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
