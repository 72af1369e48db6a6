import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { billKind, type BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import { creditedBeyond } from '@comptoir/domain/sales/bills/credited-beyond';
import type { Transaction } from '../../../../platform/database/database.ts';
import { writeLog } from '../../../base/record/write-log.ts';
import type { PlacedBill } from './bills.store.ts';
import { findCredited, lockCredits, type BillName, type CreditedBill } from '../read/credits.store.ts';
import type { LockedLane } from '../lanes/lanes.store.ts';

interface Credit {
  readonly of: BillName;
  readonly noTrans: string;
  readonly totalCents: Cents;
}

/**
 * Writes into the log which of the bills just stored credit a bill beyond what it came to. They are signed, so they are kept and sent like
 * any other; a person has to know.
 */
export async function markCreditsBeyond(
  tx: Transaction,
  { lane, placed, now: occurredAt }: { lane: LockedLane; placed: readonly PlacedBill[]; now: Date },
): Promise<void> {
  const { merchantId, deviceId } = lane;
  const credits = placed.flatMap((one) => creditOf(merchantId, one) ?? []);
  // in one order for all, so that no two wait for each other
  const credited = [...new Map(credits.map(({ of }) => [nameOf(of), of]))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const records: LogRecord[] = [];
  for (const [name, bill] of credited) {
    lockCredits(tx, bill);
    const found = await findCredited(tx, bill);
    const made = credits.filter(({ of }) => nameOf(of) === name);
    if (found) records.push(...recordsOf(found, made));
  }
  writeLog(
    tx,
    records.map((record) => ({ merchantId, deviceId, occurredAt, record })),
  );
}

/** Newest first: the sum that was read holds them all, and each is compared without those behind it. */
function recordsOf(found: CreditedBill, made: readonly Credit[]): LogRecord[] {
  let credited = found.creditedCents;
  const records: LogRecord[] = [];
  for (const { of, noTrans, totalCents } of made.toReversed()) {
    const beyondCents = creditedBeyond(found.soldCents, credited);
    const facts = { noTrans, totalCents, original: of.noTrans, beyondCents };
    if (beyondCents > 0) records.unshift({ event: 'credited-beyond', facts });
    credited = cents(credited - totalCents);
  }
  return records;
}

function creditOf(merchantId: string, { bill: { transaction, totalCents } }: PlacedBill): Credit | null {
  const [named, ...others] = transaction.refs ?? [];
  if (totalCents >= 0 || !named || others.length > 0 || !CREDITS.has(billKind(transaction))) return null;
  return {
    of: { merchantId, noTrans: named.noTrans, stamp: named.datTrans },
    noTrans: transaction.noTrans,
    totalCents,
  };
}

/** Kinds that the sum of credits counts, too; training and printed copies give nothing back. */
const CREDITS: ReadonlySet<BillKind> = new Set<BillKind>(['credit-note', 'reverse']);

const nameOf = ({ noTrans, stamp }: BillName): string => `${noTrans} ${stamp}`;
