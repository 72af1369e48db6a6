import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import { buildDependencies, closeDependencies, type Replacements } from '../src/build-dependencies.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { expectAudited } from './expect-audited.ts';
import { expectDocumented } from './expect-documented.ts';
import { expectReadablePdf } from './expect-readable-pdf.ts';
import { expectSecretsUnlogged } from './expect-secrets-unlogged.ts';
import { createFakeAuthority, type FakeAuthority } from './fake-authority.ts';
import { createFakeMailer, type FakeMailer } from './fake-mailer.ts';
import { createFakePayments, type FakePayments } from './fake-payments.ts';
import { createTestDatabase } from './test-database.ts';

/** The whole server on a database of its own, without a port, with a fake authority. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  readonly authority: FakeAuthority;
  readonly mailer: FakeMailer;
  readonly payments: FakePayments;
  /** Of the database's owner, for what the server itself may not. */
  readonly databaseUrl: string;
  readonly servingUrl: string;
  /** Connections of the owner: they see everything, and change what no other login may. */
  readonly owner: pg.Pool;
  /** Lines that the server logged, one JSON each. */
  readonly logLines: string[];
}

/** Differences of a test app from the demo: parts of its own, settings of its own. */
export type TestAppGiven = Omit<Replacements, 'authority'> & { readonly config?: Partial<Config> };

/** Starts a test app for a file; it is there from the first test on and gone after the last. */
export function useTestApp(given: TestAppGiven = {}): TestApp {
  const holder: { current?: TestApp } = {};
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const started = await startTestApp(given);
    holder.current = started.testApp;
    stop = started.stop;
  });
  afterAll(() => stop());
  return new Proxy({} as TestApp, { get: (_, name) => Reflect.get(holder.current ?? {}, name) });
}

async function startTestApp({
  config: settings,
  ...replacements
}: TestAppGiven): Promise<{ testApp: TestApp; stop: () => Promise<void> }> {
  const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(path.join(tmpdir(), 'comptoir-api-'))]);
  const logLines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const [authority, mailer, payments] = [createFakeAuthority(), createFakeMailer(), createFakePayments()];
  const config = {
    ...readConfig({
      DATA_DIR: dataDir,
      COMPTOIR_WEB_DIR: path.join(dataDir, 'no-web'),
      COMPTOIR_VERIFIER_DIR: inject('verifierDir'),
    }),
    ...settings,
  };
  const given = { databaseUrl: database.servingUrl, log };
  const dependencies = await buildDependencies(config, given, {
    authority,
    mailer,
    payments,
    replyTimeoutMs: 2000,
    ...replacements,
  });
  const owner = new pg.Pool({ connectionString: database.url, max: 3 });
  // Tests end connections, too.
  owner.on('error', () => {});
  const app = await buildApp(dependencies);
  await app.ready();
  expectAudited(app, dependencies.database);
  expectDocumented(app);
  expectReadablePdf(app);
  expectSecretsUnlogged(app, logLines);
  return {
    testApp: {
      app,
      dependencies,
      authority,
      mailer,
      payments,
      databaseUrl: database.url,
      servingUrl: database.servingUrl,
      owner,
      logLines,
    },
    stop: async () => {
      await app.close();
      await closeDependencies(dependencies);
      await owner.end();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
