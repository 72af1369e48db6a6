import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { findPostgresBinaries } from '../src/platform/database/embedded-postgres/find-postgres-binaries.ts';
import { makeServingLogin } from '../src/platform/database/serving-login.ts';
import { createTemplate } from './clone-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** postgres://… of the superuser. */
    postgresUrl: string;
    /** The same, of the login that owns test databases and is no superuser. */
    ownerUrl: string;
    /** The same, of the login that servers serve with. */
    servingUrl: string;
    /** Folder into which the program that verifies proofs was built. */
    verifierDir: string;
  }
}

/** One PostgreSQL for the whole run, with one migrated database from which each test file's own is cloned. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-api-tests-'));
  const settings = { max_connections: '200', max_wal_size: '4GB', autovacuum: 'off' };
  const binaries = makeWithoutAlias(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false, settings, binaries });
  const teardown = async (): Promise<void> => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    project.provide('ownerUrl', await createTemplate(postgres.url));
    project.provide('servingUrl', await makeServingLogin(postgres.url));
    project.provide('verifierDir', await makeVerifier(dataDir));
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  return teardown;
}

/** The embedded PostgreSQL without old names of zones, as some systems have it: whatever a test asks of the database does without them. */
function makeWithoutAlias(folder: string): string {
  const found = findPostgresBinaries();
  const made = join(folder, 'native');
  for (const part of ['bin', 'share']) cpSync(join(found, part), join(made, part), { recursive: true });
  symlinkSync(join(found, 'lib'), join(made, 'lib'));
  rmSync(join(made, 'share/postgresql/timezone/America/Montreal'));
  return made;
}

/** As the build makes it. */
async function makeVerifier(folder: string): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const { buildVerifier } = (await import(join(root, 'scripts/lib/build-verifier.mjs'))) as {
    buildVerifier: (root: string, folder: string) => Promise<void>;
  };
  const made = join(folder, 'verifier');
  mkdirSync(made);
  await buildVerifier(root, made);
  return made;
}
