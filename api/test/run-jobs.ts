import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { planJobs } from '../src/plan-jobs.ts';
import type { TestApp } from './test-app.ts';

/** Does everything in the queue whose time has come, as the server does by itself. */
export async function runJobs(test: TestApp): Promise<void> {
  const pool = new pg.Pool({ connectionString: test.databaseUrl });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await runOnce({
    pgPool: pool,
    taskList: planJobs(test.dependencies).tasks,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
  // the queue does not wait until what became of the last job is written; the end of its connections does
  await pool.end();
}
