import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { KEEP_ALIVE } from '../database/keep-alive.ts';

/** Looks for jobs whose worker is gone: the queue itself would keep them for four hours. */
export interface JobWatch {
  stop(): Promise<void>;
}

export interface JobWatchDeps {
  readonly databaseUrl: string;
  /** The name that this server takes jobs under. */
  readonly worker: string;
  readonly log: FastifyBaseLogger;
}

const LOOK_EVERY_MS = 3000;

/** First half of the locks that say which server is alive; the second is its number. */
const LOCK = 7_206_002;

/**
 * Says that this server is alive, by a lock that its session holds and that nothing outlives, and frees the jobs of workers
 * whose server is not. Two looks in a row must find a worker gone: a session that broke is opened again between them.
 */
export async function freeJobsOfTheDead(deps: JobWatchDeps): Promise<JobWatch> {
  let [isLooking, stopped] = [false, false];
  let suspects: ReadonlySet<string> = new Set();
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  // until the session is open again, others take this server for one that is gone
  const openAtOnce = (): void => {
    if (isLooking) return;
    clearTimeout(timer);
    tick();
  };
  let session = await openSession(deps, openAtOnce);
  const lookOnce = async (): Promise<void> => {
    if (session.isBroken()) session = await openSession(deps, openAtOnce);
    suspects = await look(session.client, suspects, deps.log);
  };
  const tick = (): void => {
    if (stopped) return;
    isLooking = true;
    const wasOpen = !session.isBroken();
    looking = lookOnce()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a look for jobs of ended servers failed'))
      .finally(() => {
        isLooking = false;
        timer = setTimeout(tick, wasOpen && session.isBroken() ? 0 : LOOK_EVERY_MS);
      });
  };
  timer = setTimeout(tick, 0);
  return {
    stop: async () => {
      stopped = true;
      await looking;
      clearTimeout(timer);
      await session.client.end();
    },
  };
}

async function look(
  client: pg.Client,
  suspects: ReadonlySet<string>,
  log: FastifyBaseLogger,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>('select list_gone_workers() as id');
  const gone = rows.map(({ id }) => id);
  const dead = gone.filter((id) => suspects.has(id));
  if (dead.length > 0) {
    await client.query('select free_jobs_of($1)', [dead]);
    log.warn({ workers: dead }, 'jobs of a server that is gone are done again');
  }
  return new Set(gone);
}

interface Session {
  readonly client: pg.Client;
  readonly isBroken: () => boolean;
}

async function openSession({ databaseUrl, worker }: JobWatchDeps, onEnd: () => void): Promise<Session> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'comptoir jobs',
    options: '-c role=comptoir_app -c app.role=system',
    ...KEEP_ALIVE,
  });
  let broken = false;
  client.on('error', () => {});
  client.on('end', () => (broken = true));
  try {
    await client.connect();
    await sayAlive(client, worker);
    client.on('end', onEnd);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { client, isBroken: () => broken };
}

async function sayAlive(client: pg.Client, worker: string): Promise<void> {
  // One that has only just come may not have its lock yet.
  await client.query(
    `delete from job_servers
      where worker = $1 or (started_at < now() - interval '1 minute' and not is_job_server_alive(id))`,
    [worker],
  );
  const { rows } = await client.query<{ id: number }>(
    'insert into job_servers (worker, started_at) values ($1, now()) returning id',
    [worker],
  );
  await client.query('select pg_advisory_lock($1, $2)', [LOCK, rows[0]?.id]);
}
