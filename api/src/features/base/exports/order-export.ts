import { MOST_UNDER_WAY } from '@comptoir/domain/base/exports/export-state';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueLinedJob } from '../../../platform/jobs/enqueue-job.ts';
import { insertExport, type NewExport } from './exports.store.ts';

/** The task that makes a file. */
export const MAKE_EXPORT = 'make-export';

/** Files are made in so many lines, one after the other in each: a mail does not wait for files. */
const LINES = 2;

/** Has a file made, once the transaction has committed. Returns its id. @throws AppError exports-under-way */
export async function orderExport(tx: Transaction, order: Omit<NewExport, 'id'>): Promise<string> {
  const id = uuid();
  if (!(await insertExport(tx, { ...order, id }, MOST_UNDER_WAY))) throw new AppError('exports-under-way');
  const line = `exports-${Number.parseInt(id.slice(-4), 16) % LINES}`;
  enqueueLinedJob(tx, { task: MAKE_EXPORT, payload: { exportId: id }, line });
  return id;
}
