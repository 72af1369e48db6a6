import * as contract from '@comptoir/contract/base/jobs';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { removeJob, retryJob, type JobDeps } from './change-job.ts';
import { countJobStates, listJobLines, type JobLine } from './jobs.store.ts';

/** The queue as administrators see it, and what they may do about a job. */
export function jobRoutes(app: FastifyInstance, deps: JobDeps & { readonly signedIn: Authenticate<SignedIn> }): void {
  const { database, signedIn: authenticate } = deps;
  route(app, contract.listJobs, {
    authenticate,
    handler: ({ query, caller: { actor } }) => listJobs(database, actor, query),
  });
  route(app, contract.getJobCounts, {
    authenticate,
    handler: ({ caller: { actor } }) => database.transaction(scopeOfActor(actor), countJobs),
  });
  route(app, contract.retryJob, {
    authenticate,
    handler: async ({ params: { id }, caller: { actor } }) => {
      await retryJob(deps, actor, id);
      return null;
    },
  });
  route(app, contract.removeJob, {
    authenticate,
    handler: async ({ params: { id }, body: { reason }, caller: { actor } }) => {
      await removeJob(deps, actor, { id, reason });
      return null;
    },
  });
}

const place = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of the queue. @throws AppError validation-failed for a cursor that is none of ours */
async function listJobs(
  database: Database,
  actor: Actor,
  { state, cursor, limit }: z.output<(typeof contract.listJobs)['query']>,
): Promise<z.input<(typeof contract.listJobs)['reply']>> {
  const before = cursor === undefined ? null : readCursor(place, cursor)[0];
  const wanted = { state: state ?? null, before, limit: limit + 1 };
  const [lines, counts] = await database.transaction(scopeOfActor(actor), (tx) =>
    Promise.all([listJobLines(tx, wanted), countJobs(tx)]),
  );
  const page = lines.slice(0, limit);
  const last = lines.length > limit ? page.at(-1) : undefined;
  return { items: page.map(viewJob), nextCursor: last ? writeCursor([last.id]) : null, counts };
}

async function countJobs(tx: Transaction): Promise<contract.JobCounts> {
  const states = Object.fromEntries((await countJobStates(tx)).map(({ state, count }) => [state, count]));
  return { waiting: 0, running: 0, retrying: 0, failed: 0, ...states };
}

const viewJob = ({ runAt, createdAt, ...job }: JobLine): contract.JobView => ({
  ...job,
  runAt: runAt.toISOString(),
  createdAt: createdAt.toISOString(),
});
