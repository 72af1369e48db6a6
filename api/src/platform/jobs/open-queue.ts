import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { isOutage } from '../outage.ts';
import { freeJobsOfTheDead } from './free-jobs-of-the-dead.ts';

/** A queue that takes jobs under a name of its own. */
export interface Queue {
  /** Resolves once it takes no more jobs, whatever the reason. */
  readonly ended: Promise<void>;
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
}

export interface QueueDeps {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly tasks: TaskList;
  readonly crontab: string;
  readonly log: FastifyBaseLogger;
  readonly ran: (task: string, outcome: 'done' | 'failed') => void;
}

/**
 * Opens the queue. It ends by itself when the outcome of a job could not be written: the job is held under its name, and done again once
 * that is gone. @throws Error while the database does not answer, or only reads
 */
export async function openQueue({ databaseUrl, pool, tasks, crontab, log, ran }: QueueDeps): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter();
  events.on('job:success', ({ job }) => ran(job.task_identifier, 'done'));
  events.on('job:error', ({ job }) => ran(job.task_identifier, 'failed'));
  let worker = '';
  events.on('pool:create', ({ workerPool }) => (worker = workerPool.id));
  const runner = await run({
    pgPool: pool,
    events,
    // Long work of the clock may take up some of these: someone's new password does not wait for it.
    concurrency: 4,
    noHandleSignals: true,
    logger: loggerOver(log),
    taskList: tasks,
    crontab,
    // Unless outcomes are gathered, one that cannot be written is a rejection that nothing handles, and ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const ended = runner.promise.catch(() => {});
  const end = async (): Promise<void> => {
    // refused when it has ended by itself
    await runner.stop().catch(() => {});
    await ended;
  };
  // The promise of the tasks' ids is kept, also one that failed as the database went away: no job would be taken any more. Such a
  // failure comes twice as the same object.
  let last: unknown;
  events.on('worker:getJob:error', ({ error }) => {
    // once the workers that share it have all come to rest
    if (error === last) setImmediate(() => void end());
    last = error;
  });
  try {
    const freeing = await freeJobsOfTheDead({ databaseUrl, worker, log });
    return { ended, stop: () => end().then(() => freeing.stop()) };
  } catch (error) {
    await end();
    throw error;
  }
}

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
