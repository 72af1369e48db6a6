import type { PaymentEvent } from '../../../gateways/card-payments/card-payments.ts';
import type { Database } from '../../../platform/database/database.ts';
import { enqueueJobOnce } from '../../../platform/jobs/enqueue-job.ts';
import { hasUnknownAttempt } from './payments.store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The provider reports charges. What they say is not trusted, only that the moment has come to ask about an attempt whose
 * outcome no one knew; most are of charges whose reply came, and change nothing.
 */
export async function recordPaymentEvents(database: Database, events: readonly PaymentEvent[]): Promise<void> {
  const keys = events.flatMap(({ key }) => (key !== null && UUID.test(key) ? [key] : []));
  if (keys.length === 0) return;
  if (!(await hasUnknownAttempt(database, keys))) return;
  await database.transaction({ role: 'system' }, (tx) => enqueueJobOnce(tx, 'reconcile-payments'));
}
