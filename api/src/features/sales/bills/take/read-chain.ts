import type { BillResult } from '@comptoir/contract/sales/bill-result';
import type { Database } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { scopeOfDevice, type CallingDevice } from '../../devices/calling-device.ts';
import { resultOf } from './bill-result.ts';
import { findLinkPosition, listChainAfter } from './bills.store.ts';

/** Some hundred kilobytes: a till asks on until it has them all. */
const BILLS_AT_ONCE = 200;

/** A till's own bills after one of its links, to the byte. @throws AppError chain-not-shared when that link is not here */
export async function readChain(
  { database }: { database: Database },
  device: CallingDevice,
  after: string | null,
): Promise<{ bills: { document: string; result: BillResult }[]; isComplete: boolean }> {
  return database.transaction(scopeOfDevice(device), async (tx) => {
    const position = after === null ? 0 : await findLinkPosition(tx, device.id, after);
    if (position === null) throw new AppError('chain-not-shared');
    const rows = await listChainAfter(tx, { deviceId: device.id, position, limit: BILLS_AT_ONCE + 1 });
    const bills = rows.slice(0, BILLS_AT_ONCE).map((row) => ({ document: row.document, result: resultOf(row) }));
    return { bills, isComplete: rows.length <= BILLS_AT_ONCE };
  });
}
