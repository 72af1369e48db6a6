import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { openPool } from '../database/open-pool.ts';
import type { PoolWatch } from '../database/pool-watch.ts';
import { openQueue, type Queue } from './open-queue.ts';

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

const TRY_AGAIN_MS = 2000;

/**
 * Starts the job queue with a plan and with what the platform itself needs: next months' partitions, every day. One that ends, as when the
 * database went away before the outcome of a job was written, is opened again until the jobs are stopped.
 */
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
  const open = (): Promise<Queue> =>
    openQueue({
      databaseUrl,
      pool,
      tasks: { ...plan.tasks, 'ensure-partitions': ensurePartitions(pool) },
      crontab: ['15 3 * * * ensure-partitions ?fill=2d', ...plan.crontab].join('\n'),
      log,
      ran: (task, outcome) => watch?.ran(task, outcome),
    });
  const ending = new AbortController();
  const { signal } = ending;
  const openAgain = async (): Promise<Queue | null> => {
    while (!signal.aborted) {
      log.warn('the queue has ended, and is opened again');
      try {
        return await open();
      } catch (error) {
        log.warn({ err: error }, 'the queue could not be opened');
        await sleep(TRY_AGAIN_MS, null, { signal }).catch(() => {});
      }
    }
    return null;
  };
  const first = await open();
  const isStopped = once(signal, 'abort');
  const keepOpen = async (): Promise<void> => {
    for (let queue: Queue | null = first; queue; queue = await openAgain()) {
      await Promise.race([queue.ended, isStopped]);
      await queue.stop();
    }
  };
  const running = keepOpen();
  return {
    stop: async () => {
      ending.abort();
      await running;
      await pool.end();
    },
  };
}

const ensurePartitions = (pool: pg.Pool) => async (): Promise<void> => {
  await pool.query('select ensure_coming_partitions()');
};
