import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../activity-log/write-log.ts';
import type { BillCheck, CheckedBill, RefusedBill } from './check-bill.ts';
import {
  carriedPositions,
  leaseOf,
  planClaim,
  writeAttempt,
  type Claim,
  type TransmissionTrigger,
} from './claim-lane.ts';
import { advanceLane, listOutstanding, lockLane, OUTSTANDING_AT_ONCE, type LockedLane } from './lanes.store.ts';
import type { OutstandingBill } from './outstanding-bill.ts';
import { placeBills } from './place-bills.ts';
import {
  insertBills,
  insertRefusedBills,
  listBillStates,
  markSending,
  type BillStateRow,
  type PlacedBill,
} from './transactions.store.ts';

/** What became of bills handed over: on the chain now, there already, or refused; and the right to send the lane at once. */
export interface StoredBills {
  readonly placed: readonly PlacedBill[];
  readonly known: readonly BillStateRow[];
  readonly refused: readonly RefusedBill[];
  readonly chainHead: string | null;
  readonly claim: Claim | null;
}

export interface StoreBillsInput {
  readonly deviceId: string;
  readonly checks: readonly BillCheck[];
  readonly trigger: TransmissionTrigger;
  readonly now: Date;
  readonly leaseMs: number;
}

/** Stores bills, keeps refused ones as evidence, and claims the lane when it is free; all in the caller's transaction. */
export async function storeBills(tx: Transaction, input: StoreBillsInput): Promise<StoredBills> {
  const { now } = input;
  const lane = await lockLane(tx, input.deviceId, now);
  if (!lane) throw new AppError('not-found');
  const { fresh, known } = await partKnown(tx, lane, checkedOf(input.checks));
  const placement = placeBills(lane, fresh);
  const refused = [...refusedOf(input.checks), ...placement.refused];
  const { placed } = placement;
  const claim = planClaim(claimOf(input, lane, placed), await listAll(tx, lane, placed));
  writeBills(tx, { lane, placed, claim, now });
  keepRefused(tx, { lane, refused, now });
  const chainHead = placed.at(-1)?.bill.transaction.signa.actu ?? lane.headSignature;
  return { placed, known, refused, chainHead, claim };
}

const claimOf = (input: StoreBillsInput, lane: LockedLane, placed: readonly PlacedBill[]) => ({
  ...input,
  lane,
  currentPosition: input.trigger === 'sale' ? (placed.at(-1)?.position ?? null) : null,
});

/** What waits on a lane once new bills stand behind it, no more of it than one request can hold. */
async function listAll(tx: Transaction, lane: LockedLane, placed: readonly PlacedBill[]): Promise<OutstandingBill[]> {
  const older = lane.hasOutstanding && !lane.busy ? await listOutstanding(tx, lane.deviceId) : [];
  return [...older, ...placed.map(asOutstanding)].slice(0, OUTSTANDING_AT_ONCE);
}

function writeBills(
  tx: Transaction,
  given: { lane: LockedLane; placed: readonly PlacedBill[]; claim: Claim | null; now: Date },
): void {
  const { lane, placed, claim, now } = given;
  const carried = claim ? carriedPositions(claim) : [];
  insertBills(tx, { lane, placed, receivedAt: now, leaving: new Set(carried) });
  if (claim) writeAttempt(tx, claim);
  const older = carried.filter((position) => position <= lane.lastPosition);
  if (older.length > 0) markSending(tx, lane, older);
  const last = placed.at(-1);
  const head = last ? headOf(last) : null;
  if (head || claim) advanceLane(tx, { deviceId: lane.deviceId, head, lease: claim && leaseOf(claim), now });
}

const headOf = ({ position, bill }: PlacedBill) => ({
  signature: bill.transaction.signa.actu,
  noTrans: bill.transaction.noTrans,
  position,
});

/** Bills that were handed over before are known by their signature; only asked when one does not follow the head. */
async function partKnown(
  tx: Transaction,
  lane: LockedLane,
  bills: readonly CheckedBill[],
): Promise<{ fresh: CheckedBill[]; known: BillStateRow[] }> {
  if (placeBills(lane, bills).refused.length === 0) return { fresh: [...bills], known: [] };
  const signatures = bills.map(({ transaction }) => transaction.signa.actu);
  const known = await listBillStates(tx, lane.deviceId, signatures);
  const knownSignatures = new Set(known.map(({ signature }) => signature));
  return { fresh: bills.filter(({ transaction }) => !knownSignatures.has(transaction.signa.actu)), known };
}

function keepRefused(
  tx: Transaction,
  { lane, refused, now }: { lane: LockedLane; refused: readonly RefusedBill[]; now: Date },
): void {
  if (refused.length === 0) return;
  insertRefusedBills(tx, { lane, refused, receivedAt: now });
  writeLog(
    tx,
    refused.map(({ noTrans, reason }) => ({
      merchantId: lane.merchantId,
      deviceId: lane.deviceId,
      occurredAt: now,
      record: { event: 'bill-refused-by-relay', facts: { noTrans, reason } },
    })),
  );
}

const checkedOf = (checks: readonly BillCheck[]): CheckedBill[] =>
  checks.flatMap((check) => (check.ok ? [check.bill] : []));

const refusedOf = (checks: readonly BillCheck[]): RefusedBill[] =>
  checks.flatMap((check) => (check.ok ? [] : [check.refused]));

const asOutstanding = ({ position, bill }: PlacedBill) => ({
  position,
  noTrans: bill.transaction.noTrans,
  totalCents: bill.totalCents,
  state: 'waiting' as const,
  attempts: 0,
  text: bill.text,
  actu: bill.transaction.signa.actu,
  stamp: bill.transaction.datTrans,
});
