import type { ToSign } from '@comptoir/contract/sales/contracts';
import { accountOf } from '@comptoir/domain/sales/contracts/contract-account';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOfDevice, type CallingDevice } from '../devices/calling-device.ts';
import { listWaiting } from './contracts.queries.ts';

const MOST = 100;

/** Lists the documents that a till may sign now, with the amount paid before and the bill that each follows, as both are at this moment. */
export async function listToSign(database: Database, device: CallingDevice): Promise<{ items: ToSign[] }> {
  const { merchantId, id: deviceId } = device;
  const rows = await database.transaction(scopeOfDevice(device), (tx) =>
    listWaiting(tx, { merchantId, deviceId, limit: MOST }),
  );
  const items = rows.map(({ id, dueOn, order, signed, refersTo }) => ({
    id,
    dueOn,
    order: { ...order, earlierCents: accountOf(signed).paidCents },
    refersTo: order.kind === 'addition' ? null : refersTo,
  }));
  return { items };
}
