import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { buildDependencies, closeDependencies } from '../src/build-dependencies.ts';
import type { Dependencies } from '../src/dependencies.ts';
import type { TestApp } from './test-app.ts';

/** Another server process on the database and the keys of a test app. */
export interface SecondServer {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  stop(): Promise<void>;
}

export async function startSecondServer(test: TestApp): Promise<SecondServer> {
  const { config, log, now } = test.dependencies;
  const { authority, mailer, payments } = test;
  const given = { databaseUrl: test.databaseUrl, log };
  const dependencies = await buildDependencies(config, given, { authority, mailer, payments, now });
  const app = await buildApp(dependencies);
  await app.ready();
  return {
    app,
    dependencies,
    stop: async () => {
      await app.close();
      await closeDependencies(dependencies);
    },
  };
}
