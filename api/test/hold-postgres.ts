import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';

/** A program for tests to kill: starts the embedded PostgreSQL of a data folder and reports its address, or why not. */
const [, , dataDir = ''] = process.argv;
try {
  const { url } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  process.send?.({ url });
} catch (error) {
  process.send?.({ refusal: error instanceof Error ? error.message : String(error) });
}
