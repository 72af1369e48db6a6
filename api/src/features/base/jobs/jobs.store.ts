import type { JobView } from '@comptoir/contract/base/jobs';
import type { Transaction } from '../../../platform/database/database.ts';

/** A job as the database shows it: nothing of its payload but what is harmless. */
export interface JobLine extends Omit<JobView, 'runAt' | 'createdAt'> {
  readonly runAt: Date;
  readonly createdAt: Date;
}

export const listJobLines = (
  tx: Transaction,
  { state, before, limit }: { state: JobView['state'] | null; before: string | null; limit: number },
): Promise<JobLine[]> =>
  tx.many({
    text: `select id::text, task, state, attempts, max_attempts as "maxAttempts", run_at as "runAt", created_at as "createdAt", error, about
      from list_jobs($1, $2, $3)`,
    values: [state, before, limit],
  });

export const countJobStates = (tx: Transaction): Promise<{ state: JobView['state']; count: number }[]> =>
  tx.many({ text: 'select state, count from count_jobs()' });

/** A job that stays as it is until the transaction ends; null for none. */
export const holdJob = (tx: Transaction, id: string): Promise<{ task: string; isRunning: boolean } | null> =>
  tx.first({ text: 'select task, is_running as "isRunning" from hold_job($1)', values: [id] });

export const retryHeldJob = (tx: Transaction, id: string): void =>
  tx.write({ text: 'select retry_job($1)', values: [id] });

export const removeHeldJob = (tx: Transaction, id: string): void =>
  tx.write({ text: 'select remove_job($1)', values: [id] });
