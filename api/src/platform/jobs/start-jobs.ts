import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../database/open-pool.ts';
import type { PoolWatch } from '../database/pool-watch.ts';
import { isOutage } from '../outage.ts';
import { freeJobsOfTheDead } from './free-jobs-of-the-dead.ts';

/** Jobs that run by themselves. Several servers may run them: the queue gives each to one. */
export interface Jobs {
  stop(): Promise<void>;
}

/** Tasks of the queue, by name. A task that throws is done again, later and later. */
export type Tasks = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** The work of the queue: its tasks, and when some of them are done without being asked (in crontab's form, UTC). */
export interface JobPlan {
  readonly tasks: Tasks;
  readonly crontab: readonly string[];
}

/** Hears of the queue's connections, and of each run of a task. */
export interface JobsWatch {
  readonly pool: PoolWatch;
  readonly ran: (task: string, outcome: 'done' | 'failed') => void;
}

/** Starts the job queue with a plan and with what the platform itself needs: next months' partitions, every day. */
export async function startJobs(
  databaseUrl: string,
  plan: JobPlan,
  { log, watch }: { readonly log: FastifyBaseLogger; readonly watch?: JobsWatch | undefined },
): Promise<Jobs> {
  const pool = openPool(databaseUrl, {
    max: 5,
    application_name: 'comptoir jobs',
    options: '-c role=comptoir_jobs',
  });
  watch?.pool.opened(pool);
  const events: WorkerEvents = new EventEmitter();
  if (watch) {
    events.on('job:success', ({ job }) => watch.ran(job.task_identifier, 'done'));
    events.on('job:error', ({ job }) => watch.ran(job.task_identifier, 'failed'));
  }
  const taskList = { ...plan.tasks, 'ensure-partitions': ensurePartitions(pool) };
  lookAgainAfterFailure(events, taskList);
  let worker = '';
  events.on('pool:create', ({ workerPool }) => (worker = workerPool.id));
  const runner: Runner = await run({
    pgPool: pool,
    events,
    // Long work of the clock may take up some of these: someone's new password does not wait for it.
    concurrency: 4,
    noHandleSignals: true,
    logger: loggerOver(log),
    taskList,
    crontab: ['15 3 * * * ensure-partitions ?fill=2d', ...plan.crontab].join('\n'),
  });
  const freeing = await freeJobsOfTheDead({ databaseUrl, worker, log });
  return {
    stop: async () => {
      await runner.stop();
      await freeing.stop();
      await pool.end();
    },
  };
}

/**
 * The queue keeps the promise of its tasks' ids, also one that failed because the database went away at that moment: it would take no
 * job any more. Such a failure comes twice as the same object. The queue looks again when the names of its tasks stand otherwise.
 */
function lookAgainAfterFailure(events: WorkerEvents, tasks: Record<string, Tasks[string]>): void {
  let last: unknown;
  events.on('worker:getJob:error', ({ error }) => {
    if (error !== last) return void (last = error);
    const [name, task] = Object.entries(tasks)[0] ?? [];
    if (!name || !task) return;
    delete tasks[name];
    tasks[name] = task;
  });
}

const ensurePartitions = (pool: pg.Pool) => async (): Promise<void> => {
  await pool.query('select ensure_coming_partitions()');
};

/** The queue's own chatter at our levels: its information is our debugging, and a task that waits for a service outside is no error. */
const loggerOver = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, { error, job } = {}) => {
    if (!isOutage(error)) return log[LEVELS[level] ?? 'debug'](message);
    const { task_identifier: task, attempts } = job as { task_identifier: string; attempts: number };
    log.warn(
      { task, attempts, reason: (error as Error).message },
      'a task waits for a service outside, and is done again later',
    );
  });

const LEVELS: Readonly<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };
