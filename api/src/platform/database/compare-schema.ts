import type pg from 'pg';
import type { Migration } from './read-migrations.ts';

/** Returns the migrations applied to a database: names with the hashes that their files had then. */
export async function readApplied(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/**
 * Refuses a schema that this Comptoir did not make: one with migrations it does not know would be written to by rules that no
 * longer hold. Returns those that are still to be applied.
 */
export function compareSchema(known: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied.keys()].toSorted().find((name) => !names.has(name));
  if (unknown)
    throw new Error(
      `The database is of a newer Comptoir (migration ${unknown} is not known here): start that one, or use a copy of the database from before.`,
    );
  const changed = known.find(({ name, hash, earlier }) => ![hash, ...earlier].includes(applied.get(name) ?? hash));
  if (changed)
    throw new Error(
      `The migration ${changed.name} was changed after it was applied: restore the file and add a new one.`,
    );
  return known.filter(({ name }) => !applied.has(name));
}
