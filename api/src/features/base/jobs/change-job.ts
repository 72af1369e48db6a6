import type { Actor } from '@comptoir/domain/base/access/access';
import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../record/write-audit.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { holdJob, removeHeldJob, retryHeldJob } from './jobs.store.ts';

export type JobDeps = Pick<Dependencies, 'database' | 'now'>;

/** Does a job now, with all its attempts again. @throws AppError not-found, job-running */
export const retryJob = (deps: JobDeps, actor: Actor, id: string): Promise<void> =>
  changeJob(deps, actor, {
    id,
    change: (tx) => retryHeldJob(tx, id),
    recordOf: (task) => ({ action: 'job-retried', facts: { task } }),
  });

/** Takes a job out of the queue, for a reason. @throws AppError not-found, job-running */
export const removeJob = (deps: JobDeps, actor: Actor, { id, reason }: { id: string; reason: string }): Promise<void> =>
  changeJob(deps, actor, {
    id,
    change: (tx) => removeHeldJob(tx, id),
    recordOf: (task) => ({ action: 'job-removed', facts: { task, reason } }),
  });

interface JobChange {
  readonly id: string;
  readonly change: (tx: Transaction) => void;
  readonly recordOf: (task: string) => AuditRecord;
}

/** Changes a job that no worker is at, and that none takes meanwhile. */
async function changeJob({ database, now }: JobDeps, actor: Actor, { id, change, recordOf }: JobChange): Promise<void> {
  await database.transaction(scopeOfActor(actor), async (tx) => {
    const job = await holdJob(tx, id);
    if (!job) throw new AppError('not-found');
    if (job.isRunning) throw new AppError('job-running');
    change(tx);
    writeAudit(tx, { occurredAt: now(), subject: { type: 'job', id }, record: recordOf(job.task) });
  });
}
