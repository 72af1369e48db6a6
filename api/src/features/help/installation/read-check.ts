import type { FunctionalityView } from '@comptoir/contract/help/installation';
import { compareReceipts, type Comparison } from '@comptoir/domain/help/installation/compare-receipts';
import { checkState, type CheckState } from '@comptoir/domain/help/installation/functionality-check';
import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { dayOf } from '@comptoir/websrm/requests/rate-table';
import { hasGst } from '@comptoir/domain/base/merchants/gst-number';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MerchantRow } from '../../base/merchants/read-merchant.ts';
import {
  findKeptCheck,
  findPair,
  listCheckBills,
  listDeviceKeys,
  type CheckBillRow,
  type KeptCheck,
  type PairRow,
} from './functionality-check.queries.ts';
import { checkSince } from './check-since.ts';
import { businessOf, readReceipt } from './read-receipt.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** The check of a merchant: the two receipts that count, what was found of them, and how a verification ended. */
export interface KnownCheck {
  readonly state: CheckState;
  readonly pair: PairRow | null;
  readonly bills: readonly CheckBillRow[];
  readonly comparisons: readonly Comparison[];
  readonly kept: KeptCheck | null;
}

/** Reads the check. What was verified stays as it was found; what was not is compared again. */
export async function readCheck(
  tx: Transaction,
  { merchant, now, isPassed }: { merchant: MerchantRow; now: Date; isPassed: boolean },
): Promise<KnownCheck> {
  if (isPassed) return readPassed(tx, merchant.id);
  const pair = await findPair(tx, { merchantId: merchant.id, since: checkSince(now) });
  const state = checkState(pair ?? NOTHING);
  if (!pair) return { state, pair, bills: [], comparisons: [], kept: null };
  const ids = [pair.receiptId, pair.refundId].filter((id) => id !== null);
  const bills = await listCheckBills(tx, merchant.id, ids);
  const { receiptId, refundId, outcome } = pair;
  const kept = outcome ? await findKeptCheck(tx, { merchantId: merchant.id, receiptId, refundId }) : null;
  const comparisons = kept ? kept.comparisons : await compareBills(tx, merchant, { pair, bills });
  return { state, pair, bills, comparisons, kept };
}

const NOTHING = { receipt: 'none', refund: 'none', outcome: null } as const;

/** Of merchants who passed before verifications were kept there is nothing to show. */
async function readPassed(tx: Transaction, merchantId: string): Promise<KnownCheck> {
  const kept = await findKeptCheck(tx, { merchantId, receiptId: null, refundId: null });
  const bills = kept ? await listCheckBills(tx, merchantId, [kept.receiptId, kept.refundId]) : [];
  return { state: 'passed', pair: null, bills, comparisons: kept?.comparisons ?? [], kept };
}

async function compareBills(
  tx: Transaction,
  merchant: MerchantRow,
  { pair, bills }: { pair: PairRow; bills: readonly CheckBillRow[] },
): Promise<Comparison[]> {
  const keys = await listDeviceKeys(
    tx,
    merchant.id,
    bills.map(({ deviceId }) => deviceId),
  );
  const read = async (id: string | null) => {
    const bill = bills.find((one) => one.id === id);
    return bill ? readReceipt(bill, keys) : null;
  };
  const [receipt, refund] = await Promise.all([read(pair.receiptId), read(pair.refundId)]);
  const bill = receipt ?? refund;
  if (bill === null) return [];
  const rates = ratesOfClass(taxCalendar(), 'meal', dayOf(bill.stamp));
  const expected = { hasGst: hasGst(merchant.gstNumber), business: businessOf(merchant), rates };
  return compareReceipts({ receipt, refund }, expected);
}

/** The check as the portal gets it. */
export function viewCheck({ state, pair, bills, comparisons, kept }: KnownCheck): FunctionalityView {
  const rowOf = (id: string | null | undefined): FunctionalityView['receipt'] => {
    const bill = bills.find((one) => one.id === id);
    return bill
      ? { id: bill.id, noTrans: bill.noTrans, signedAt: bill.signedAt.toISOString(), state: bill.state }
      : null;
  };
  return {
    state,
    receipt: rowOf((kept ?? pair)?.receiptId),
    refund: rowOf((kept ?? pair)?.refundId),
    comparisons: [...comparisons],
    result: kept
      ? {
          outcome: kept.outcome,
          checkedAt: kept.checkedAt.toISOString(),
          checkedBy: kept.checkedBy,
          checkedByRole: kept.checkedByRole,
        }
      : null,
  };
}
