import { v7 as uuid } from 'uuid';
import { asSystem } from './merchants.ts';
import type { TestApp } from '../test-app.ts';

/** A batch that runs, about every bill of a device; its id. */
export async function aBatch(test: TestApp, till: { id: string; merchant: { id: string } }): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into transmission_batches (id, merchant_id, requested_by, requested_by_name, requested_at, planned, oldest_at)
      values ($1, $2, $3, 'Camille Roy', now(), 1, now())`,
    values: [id, till.merchant.id, uuid()],
  });
  await asSystem(test, {
    text: `insert into transmission_batch_bills (batch_id, merchant_id, ordinal, device_id, position)
      select $1, merchant_id, position, device_id, position from transmissions where device_id = $2`,
    values: [id, till.id],
  });
  return id;
}
