import type { PosDataKind } from '@comptoir/contract/provider/pos-connection';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';

/** The task that reads one kind of a merchant's data at the provider. */
export const READ_POS_DATA = 'read-pos-data';

/** One kind of data of one merchant. */
export interface Reading {
  readonly merchantId: string;
  readonly kind: PosDataKind;
}

/** Has data read soon. However often the same is asked for, it is read once, beginning after the last time. */
export const queueReadings = (tx: Transaction, readings: readonly Reading[]): void =>
  enqueueKeyedJobs(tx, {
    task: READ_POS_DATA,
    jobs: readings.map(({ merchantId, kind }) => ({
      key: `${READ_POS_DATA}:${merchantId}:${kind}`,
      payload: { merchantId, kind },
    })),
  });
