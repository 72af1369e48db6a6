import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { connectMerchants } from './demo/connect-merchants.ts';
import { seedDemoWorld } from './demo/seed-demo-world.ts';
import type { SimulatorAddresses } from './demo/receive-simulators.ts';
import { introducePortal, withSimulators } from './demo/use-simulators.ts';
import { buildDependencies, closeDependencies } from './build-dependencies.ts';
import { bindSealedValues } from './features/base/key-rotation/bind-sealed-values.ts';
import { reconcileRestoredMoney } from './features/money/payments/reconcile-after-restore.ts';
import { noticeRestore } from './features/base/restores/notice-restore.ts';
import { watchRestores } from './features/base/restores/watch-restores.ts';
import { inviteFirstAdministrator } from './features/base/sessions/invite-first-administrator.ts';
import { watchLanes } from './features/sales/bills/bills.jobs.ts';
import { listenForMetrics } from './metrics/serve-metrics.ts';
import { openPostgres } from './open-postgres.ts';
import { planJobs } from './plan-jobs.ts';
import { withPatience } from './platform/database/database.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { makePrivateFolder } from './platform/make-private-folder.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Midnight writes thousands of invoices in one statement. */
const JOBS_PATIENCE_MS = 5 * 60_000;

/** Brings everything up in order: database, schema, demo world, HTTP, jobs; and down in the opposite one. */
export async function startServer(
  given: Config,
  { log, simulators }: { log: FastifyBaseLogger; simulators: Promise<SimulatorAddresses | null> },
): Promise<RunningServer> {
  makePrivateFolder(given.dataDir);
  const postgres = await openPostgres(given, log);
  try {
    const addresses = await simulators;
    const config = withSimulators(given, addresses);
    const dependencies = await buildDependencies(config, { databaseUrl: postgres.url, log });
    await bindSealedValues(dependencies);
    const marks = { ...dependencies, dataDir: config.dataDir };
    await noticeRestore(marks);
    // Tried before anybody can come in; when the provider does not answer, its minute's job goes on trying.
    await reconcileRestoredMoney(dependencies);
    if (config.demo) await seedDemoWorld(dependencies);
    if (config.firstAdmin) await inviteFirstAdministrator(dependencies.database, config.firstAdmin);
    const app = await buildApp(dependencies);
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    if (addresses && config.role !== 'worker') {
      await introducePortal(addresses, { publicUrl: config.publicUrl, port });
      await connectMerchants(dependencies, addresses);
    }
    const metricsPort = await openMetricsPort(dependencies);
    const restores = watchRestores(marks);
    const work = config.role === 'web' ? null : await startWork(dependencies, postgres.url);
    return {
      url: `http://localhost:${port}`,
      stop: async () => {
        await app.close();
        await work?.stop();
        await restores.stop();
        await metricsPort?.close();
        await closeDependencies(dependencies);
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Starts what is done without anybody asking: bills that wait, and the queue. */
async function startWork(dependencies: Dependencies, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const { log, metrics } = dependencies;
  const lanes = watchLanes(dependencies);
  const patient = { ...dependencies, database: withPatience(dependencies.database, JOBS_PATIENCE_MS) };
  const watch = metrics ? { pool: metrics.watchPool('jobs'), ran: metrics.jobRan } : undefined;
  const jobs = await startJobs(databaseUrl, planJobs(patient), { log, watch });
  return {
    stop: async () => {
      await jobs.stop();
      await lanes.stop();
    },
  };
}

/** Opens the port of the metrics, where they have one; null where they have none. */
async function openMetricsPort({ config, metrics, log }: Dependencies): Promise<{ close: () => Promise<void> } | null> {
  const { host, metrics: place } = config;
  if (!metrics || !place || place.port === null) return null;
  return listenForMetrics({ host, port: place.port, token: place.token, render: metrics.render }, log);
}
