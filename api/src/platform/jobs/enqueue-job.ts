import type { Transaction } from '../database/database.ts';

/** Puts a job into the queue, in the transaction of what it follows from: it runs once that has committed, or never. */
export function enqueueJob(tx: Transaction, job: { readonly task: string; readonly payload: object }): void {
  tx.write({ text: 'select enqueue_job($1, $2)', values: [job.task, JSON.stringify(job.payload)] });
}
