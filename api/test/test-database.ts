import { inject } from 'vitest';
import { cloneDatabase, createEmpty, type ClonedDatabase, type EmptyDatabase } from './clone-database.ts';

export type TestDatabase = ClonedDatabase;

/** A migrated database of the test's own, in the one PostgreSQL of the test run. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase({ url: inject('postgresUrl'), servingUrl: inject('servingUrl') });
}

/** A database of the test's own that nothing was done to. */
export function createEmptyDatabase(): Promise<EmptyDatabase> {
  return createEmpty(inject('postgresUrl'), inject('ownerUrl'));
}
