import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connectMerchants } from './demo/connect-merchants.ts';
import { seedDemoWorld } from './demo/seed-demo-world.ts';
import type { SimulatorAddresses } from './demo/receive-simulators.ts';
import { introducePortal, withSimulators } from './demo/use-simulators.ts';
import { buildDependencies, closeDependencies } from './dependencies.ts';
import { inviteFirstAdministrator } from './features/sessions/invite-first-administrator.ts';
import { watchLanes } from './features/transactions/transactions.jobs.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { planJobs } from './plan-jobs.ts';
import { migrate } from './platform/database/migrate.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Brings everything up in order: database, schema, demo world, HTTP, jobs; and down in the opposite one. */
export async function startServer(
  given: Config,
  { log, simulators }: { log: FastifyBaseLogger; simulators: Promise<SimulatorAddresses | null> },
): Promise<RunningServer> {
  await mkdir(given.dataDir, { recursive: true });
  const postgres = await openPostgres(given, log);
  try {
    await migrate(postgres.url);
    const addresses = await simulators;
    const config = withSimulators(given, addresses);
    const dependencies = await buildDependencies(config, { databaseUrl: postgres.url, log });
    if (config.demo) await seedDemoWorld(dependencies);
    if (config.firstAdmin) await inviteFirstAdministrator(dependencies.database, config.firstAdmin);
    const app = await buildApp(dependencies);
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    if (addresses) await introducePortal(addresses, { publicUrl: config.publicUrl, port });
    if (addresses) await connectMerchants(dependencies, addresses);
    const lanes = watchLanes(dependencies);
    const jobs = await startJobs(postgres.url, planJobs(dependencies), log);
    return {
      url: `http://localhost:${port}`,
      stop: async () => {
        await app.close();
        await jobs.stop();
        await lanes.stop();
        await closeDependencies(dependencies);
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function openPostgres(config: Config, log: FastifyBaseLogger): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.debug(line),
    onLost: (sentence) => {
      log.fatal(sentence);
      process.kill(process.pid, 'SIGTERM');
    },
  });
}
