import { inject } from 'vitest';
import { cloneDatabase, type ClonedDatabase } from './clone-database.ts';

export type TestDatabase = ClonedDatabase;

/** A migrated database of the test's own, in the one PostgreSQL of the test run. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase({ url: inject('postgresUrl'), servingUrl: inject('servingUrl') });
}
