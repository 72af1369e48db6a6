import type { Transaction } from '../../../../platform/database/database.ts';
import type { BillStateRow } from './bills.store.ts';

/** The place of a link in a till's chain; null when it is not here. */
export async function findLinkPosition(tx: Transaction, deviceId: string, signature: string): Promise<number | null> {
  const found = await tx.first<{ position: number }>({
    name: 'find-link-position',
    text: `select position::int from transactions
      where device_id = $1 and left(signature, 22) = left($2, 22) and signature = $2`,
    values: [deviceId, signature],
  });
  return found?.position ?? null;
}

/** The bills of a till's chain behind a place, oldest first. */
export const listChainAfter = (
  tx: Transaction,
  { deviceId, position, limit }: { deviceId: string; position: number; limit: number },
): Promise<(BillStateRow & { document: string })[]> =>
  tx.many({
    name: 'list-chain-after',
    text: `select t.position::int, b.no_trans as "noTrans", b.total_cents::float8 as "totalCents", b.signature, t.state,
        t.psi_no_trans as "psiNoTrans", t.psi_dat_trans as "psiDatTrans", t.no_lot as "noLot", t.errors, b.document
      from transmissions t
      join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
      where t.device_id = $1 and t.position > $2 order by t.position limit $3`,
    values: [deviceId, position, limit],
  });
