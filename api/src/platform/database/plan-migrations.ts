import pg from 'pg';
import { compareSchema, readApplied } from './compare-schema.ts';
import { readMigrations, SQUASHED } from './read-migrations.ts';

/** A migration that would run, with what its file says of itself; null where it says nothing. */
export interface PlannedMigration {
  readonly name: string;
  /** Statements of others that wait for it. */
  readonly locks: string | null;
  /** Time that it took on many rows, and where that was measured. */
  readonly took: string | null;
}

const LOCKS = /^-- Locks: (.+)$/m;
const TOOK = /^-- Took: (.+)$/m;
const FROM_NOTHING = 'none that anyone waits for: it makes tables of its own';
const UNDEFINED_TABLE = '42P01';

/**
 * Lists the migrations that a database lacks, in the order in which they would run, and changes nothing. @throws Error as `migrate` does, for
 * a schema of a newer Comptoir or a file that was changed
 */
export async function planMigrations(url: string, folder?: string): Promise<readonly PlannedMigration[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'comptoir migration plan',
    options: '-c default_transaction_read_only=on',
  });
  // a connection that breaks is told by the statement under way
  client.on('error', () => {});
  await client.connect();
  try {
    const applied = await readApplied(client).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return new Map<string, string>();
      throw error;
    });
    return compareSchema(await readMigrations(applied, folder), applied).map(({ name, text }) => ({
      name,
      locks: LOCKS.exec(text)?.[1] ?? (text === '' || text.startsWith(SQUASHED) ? FROM_NOTHING : null),
      took: TOOK.exec(text)?.[1] ?? null,
    }));
  } finally {
    await client.end();
  }
}

/** Puts a plan into lines. */
export function describePlan(planned: readonly PlannedMigration[]): string[] {
  if (planned.length === 0) return ['Nothing would run: the database has the schema of this Comptoir.'];
  return [
    'These migrations would run, in this order; nothing was changed:',
    ...planned.flatMap(({ name, locks, took }) => [
      `  ${name}`,
      `    locks: ${locks ?? 'its file says nothing of them'}`,
      `    took: ${took ?? 'not measured'}`,
    ]),
  ];
}
