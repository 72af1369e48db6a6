import type { Transaction } from '../database/database.ts';

/** Puts a job into the queue, in the transaction of what it follows from: it runs once that has committed, or never. */
export function enqueueJob(tx: Transaction, job: { readonly task: string; readonly payload: object }): void {
  tx.write({ text: 'select enqueue_job($1, $2)', values: [job.task, JSON.stringify(job.payload)] });
}

/** Puts a job at the end of a line, whose jobs are done one after the other: for those that are long. */
export function enqueueLinedJob(
  tx: Transaction,
  job: { readonly task: string; readonly payload: object; readonly line: string },
): void {
  tx.write({ text: 'select enqueue_lined_job($1, $2, $3)', values: [job.task, JSON.stringify(job.payload), job.line] });
}

/** Puts the same job into the queue for each of many payloads, in one statement. */
export function enqueueJobs(
  tx: Transaction,
  jobs: { readonly task: string; readonly payloads: readonly object[] },
): void {
  if (jobs.payloads.length === 0) return;
  tx.write({
    name: 'enqueue-jobs',
    text: 'select enqueue_job($1, payload) from unnest($2::json[]) payload',
    values: [jobs.task, jobs.payloads.map((payload) => JSON.stringify(payload))],
  });
}

/** Puts a job that looks for its work by itself into the queue, unless one waits there already. */
export function enqueueJobOnce(tx: Transaction, task: string): void {
  tx.write({ name: 'enqueue-job-once', text: 'select enqueue_job_once($1)', values: [task] });
}

/** Jobs of one task, each with the key under which one at a time waits. */
export interface KeyedJobs {
  readonly task: string;
  readonly jobs: readonly { readonly key: string; readonly payload: object }[];
}

/**
 * Puts jobs into the queue, each in the place of the one that waits under its key: however many come together, one is done,
 * and it begins after the last of them came.
 */
export function enqueueKeyedJobs(tx: Transaction, { task, jobs }: KeyedJobs): void {
  if (jobs.length === 0) return;
  tx.write({
    name: 'enqueue-keyed-jobs',
    text: 'select enqueue_keyed_job($1, payload, key) from unnest($2::text[], $3::json[]) as job (key, payload)',
    values: [task, jobs.map(({ key }) => key), jobs.map(({ payload }) => JSON.stringify(payload))],
  });
}
