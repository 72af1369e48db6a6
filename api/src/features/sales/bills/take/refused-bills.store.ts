import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { RefusedBill } from './check-bill.ts';
import type { LockedLane } from '../lanes/lanes.store.ts';

/** Keeps bills that were not taken, as evidence. */
export function insertRefusedBills(
  tx: Transaction,
  input: { lane: LockedLane; refused: readonly RefusedBill[]; receivedAt: Date },
): void {
  for (const bill of input.refused) {
    tx.write({
      text: `insert into refused_transactions (id, merchant_id, device_id, received_at, reason, detail, document)
        values (:id, :merchantId, :deviceId, :receivedAt, :reason, :detail, :text)`,
      values: {
        id: uuid(),
        merchantId: input.lane.merchantId,
        deviceId: input.lane.deviceId,
        receivedAt: input.receivedAt,
        reason: bill.reason,
        detail: bill.detail,
        text: asStorableText(bill.text),
      },
    });
  }
}

/** PostgreSQL's text knows no zero byte; what takes its place says that something was there. */
const asStorableText = (text: string): string => text.replaceAll('\u0000', '\uFFFD');
