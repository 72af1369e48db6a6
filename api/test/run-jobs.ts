import { Logger, runOnce } from 'graphile-worker';
import { planJobs } from '../src/plan-jobs.ts';
import type { TestApp } from './test-app.ts';

/** Does everything in the queue whose time has come, as the server does by itself. */
export async function runJobs(test: TestApp): Promise<void> {
  await runOnce({
    connectionString: test.databaseUrl,
    taskList: planJobs(test.dependencies).tasks,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
}
