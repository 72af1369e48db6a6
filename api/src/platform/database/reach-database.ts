import pg from 'pg';

/** The longest that a start waits for an address at which nothing answers. */
const LONGEST_MS = 10_000;

/** Connects once, as a start does first. @throws Error with one sentence that names the setting, and says nothing of what it holds */
export async function reachDatabase(setting: string, url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'comptoir start',
    connectionTimeoutMillis: LONGEST_MS,
  });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(
      `The database of ${setting} lets no one in (${reasonOf(error)}): start it, or correct the setting.`,
      {
        cause: error,
      },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Of several addresses that were tried in vain there is a code alone. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
