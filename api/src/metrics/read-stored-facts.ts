import type { Dependencies } from '../dependencies.ts';
import { summarizeRestore } from '../features/base/restores/view-restore.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import {
  listClockTasks,
  listTaskJobs,
  readCertificateEnds,
  readLastChecks,
  readOutstanding,
  readReplicas,
} from './metrics.queries.ts';

/** Facts that all servers share: they are in the database. */
export type StoredFacts = Awaited<ReturnType<typeof read>>;

/** Source of stored facts. */
export interface FactsReader {
  /** Reads them, or returns those of some seconds ago; null when the database does not answer in time. */
  readonly read: () => Promise<StoredFacts | null>;
  readonly close: () => Promise<void>;
}

/** However often metrics are asked for, and by however many. */
const SHARED_FOR_MS = 5000;
/** A scrape that waits longer tells nothing at all: Prometheus gives up after ten seconds. */
const PATIENCE_MS = 3000;
const SMALL = { connections: 1, statementTimeoutMs: 2500, lockTimeoutMs: 500 } as const;

/** Opens two connections of its own: metrics wait for no one's work, and no work waits for them. */
export function openFactsReader(
  url: string,
  {
    now,
    wrap = (database) => database,
  }: Pick<Dependencies, 'now'> & { wrap?: ((database: Database) => Database) | undefined },
): FactsReader {
  const pools = {
    database: wrap(openDatabase(url, SMALL)),
    queue: wrap(openDatabase(url, { ...SMALL, role: 'comptoir_jobs' })),
  };
  return {
    ...shareFacts(() => read(pools, now())),
    close: async () => {
      await pools.database.close();
      await pools.queue.close();
    },
  };
}

/** Asks once for all who ask meanwhile and some seconds later; no second question leaves before the first one has ended. */
function shareFacts<Facts extends object>(
  ask: () => Promise<Facts>,
  patienceMs = PATIENCE_MS,
): { read: () => Promise<Facts | null> } {
  let last: { readonly at: number; readonly result: Promise<Facts | null>; isOver: boolean } | null = null;
  return {
    read: () => {
      const at = performance.now();
      if (!last || (last.isOver && at - last.at >= SHARED_FOR_MS)) {
        const asked = { at, isOver: false, result: orFailed(ask()) };
        void asked.result.then(() => (asked.isOver = true));
        last = asked;
      }
      return orNull(last.result, Math.max(0, last.at + patienceMs - at));
    },
  };
}

/** Null where it failed. */
async function orFailed<Facts>(asked: Promise<Facts>): Promise<Facts | null> {
  try {
    return await asked;
  } catch {
    return null;
  }
}

/** Null once it took too long. */
async function orNull<Result>(result: Promise<Result | null>, patienceMs: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), patienceMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function read({ database, queue }: { readonly database: Database; readonly queue: Database }, now: Date) {
  const [ours, queued, restore] = await Promise.all([
    database.transaction({ role: 'system' }, async (tx) => {
      const [bills, certificates, checks] = await Promise.all([
        readOutstanding(tx),
        readCertificateEnds(tx, now),
        readLastChecks(tx),
      ]);
      return { bills, certificates, checks };
    }),
    queue.transaction({ role: 'system' }, async (tx) => {
      const [jobs, clock, replicas] = await Promise.all([listTaskJobs(tx), listClockTasks(tx), readReplicas(tx)]);
      return { jobs, clock, replicas };
    }),
    summarizeRestore(database),
  ]);
  return { ...ours, ...queued, ...restore, readAt: now };
}
