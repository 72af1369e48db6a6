import { pino } from 'pino';
import { startJobs } from '../src/platform/jobs/start-jobs.ts';

/** A program for tests to kill: a server's queue that takes every job of a task and never ends one. */
const [, , databaseUrl = '', task = ''] = process.argv;
const took = async (payload: unknown): Promise<void> => {
  process.send?.({ took: payload });
  await new Promise(() => {});
};
await startJobs(databaseUrl, { tasks: { [task]: took }, crontab: [] }, { log: pino({ level: 'silent' }) });
process.send?.({ ready: true });
