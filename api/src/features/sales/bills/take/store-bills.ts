import type { EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import type { ChainState } from '@comptoir/contract/sales/device-api';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { Transaction } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { writeLog } from '../../../base/record/write-log.ts';
import { attestBills, broughtBackRecord, type AttestedBill } from './attest-bills.ts';
import type { BillCheck, CheckedBill, RefusedBill } from './check-bill.ts';
import {
  carriedPositions,
  leaseOf,
  planClaim,
  writeAttempt,
  type Claim,
  type TransmissionTrigger,
} from '../lanes/claim-lane.ts';
import { markCreditsBeyond } from './mark-credits-beyond.ts';
import {
  advanceLane,
  countHandedAgain,
  listOutstanding,
  lockLane,
  OUTSTANDING_AT_ONCE,
  type LockedLane,
  recordLaneContact,
} from '../lanes/lanes.store.ts';
import { decideUnplaced, type Unplaced } from './decide-unplaced.ts';
import type { OutstandingBill } from '../lanes/plan-request.ts';
import { placeBills, type Placement } from './place-bills.ts';
import {
  attestTransmissions,
  insertBills,
  listBillStates,
  type BillStateRow,
  type PlacedBill,
  insertRefusedBills,
} from './bills.store.ts';
import { markSending } from '../lanes/outcomes.store.ts';

/** Submitted bills by their result: on the chain now, there already, or refused; and the right to send the lane at once. */
export interface StoredBills {
  readonly placed: readonly PlacedBill[];
  readonly known: readonly BillStateRow[];
  readonly refused: readonly RefusedBill[];
  /** Without a place here, because this server's chain ends before them. */
  readonly notKnown: Unplaced['notKnown'];
  /** Settled by what the till was told earlier; never sent. */
  readonly attested: readonly AttestedBill[];
  readonly chain: ChainState;
  readonly chainHead: string | null;
  readonly claim: Claim | null;
}

export interface StoreBillsInput {
  readonly deviceId: string;
  readonly checks: readonly BillCheck[];
  readonly outcomes: readonly EarlierOutcome[];
  /** Signatures of those that this server had on the chain before, by the till's word. */
  readonly again: readonly string[];
  readonly trigger: TransmissionTrigger;
  readonly now: Date;
  readonly leaseMs: number;
}

/** Stores bills, keeps refused ones as evidence, and claims the lane when it is free; all in the caller's transaction. */
export async function storeBills(tx: Transaction, input: StoreBillsInput): Promise<StoredBills> {
  const { now } = input;
  const found = await lockLane(tx, input.deviceId, now);
  if (!found) throw new AppError('not-found');
  const { fresh, known } = await partKnown(tx, found, checkedOf(input.checks));
  const { placed, unplaced } = placeBills(found, fresh);
  const lane = recordTerminalContact(tx, found, { known, placed, unplaced });
  const judged = await decideUnplaced(tx, lane, { checks: input.checks, unplaced });
  const attested = attestBills(input.outcomes, lane, { placed, known });
  const settled = attested.map(({ position }) => position);
  const toSend = placed.filter(({ position }) => !settled.includes(position));
  const claim = planClaim(claimOf(input, lane, toSend), await listAll(tx, lane, { toSend, settled }));
  writeBills(tx, { lane, placed, claim, now });
  countAgain(tx, lane, { placed, again: input.again });
  await markCreditsBeyond(tx, { lane, placed, now });
  attestTransmissions(tx, { lane, attested, now });
  logChain(tx, { lane, attested, judged, now });
  logDatesAhead(tx, { lane, placed, now });
  saveRefused(tx, { lane, refused: judged.refused, now });
  const chainHead = placed.at(-1)?.bill.transaction.signa.actu ?? lane.headSignature;
  return { placed, known, attested, ...judged, chainHead, claim };
}

const claimOf = (input: StoreBillsInput, lane: LockedLane, placed: readonly PlacedBill[]) => ({
  ...input,
  lane,
  currentPosition: input.trigger === 'sale' ? (placed.at(-1)?.position ?? null) : null,
});

/** Lists the bills that wait on a lane with new ones behind them, and some settled. Unless all older ones are there, the new ones are not next. */
async function listAll(
  tx: Transaction,
  lane: LockedLane,
  { toSend, settled }: { toSend: readonly PlacedBill[]; settled: readonly number[] },
): Promise<OutstandingBill[]> {
  const older =
    lane.hasOutstanding && !lane.busy && !lane.isHeld ? await listOutstanding(tx, lane.deviceId, settled) : [];
  return older.length < OUTSTANDING_AT_ONCE ? [...older, ...toSend.map(asOutstanding)] : older;
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
  if (placeBills(lane, bills).unplaced.length === 0) return { fresh: [...bills], known: [] };
  const signatures = bills.map(({ transaction }) => transaction.signa.actu);
  const known = await listBillStates(tx, lane.deviceId, signatures);
  const knownSignatures = new Set(known.map(({ signature }) => signature));
  return { fresh: bills.filter(({ transaction }) => !knownSignatures.has(transaction.signa.actu)), known };
}

/** Bills that are placed now and were so before: what the database lacked when it was put back to an older copy. */
function countAgain(
  tx: Transaction,
  { deviceId }: LockedLane,
  { placed, again }: { placed: readonly PlacedBill[]; again: readonly string[] },
): void {
  const count = placed.filter(({ bill }) => again.includes(bill.transaction.signa.actu)).length;
  if (count > 0) countHandedAgain(tx, deviceId, count);
}

/** Logs the effects of a restored copy: bills that came back, and which of the two was behind. */
function logChain(
  tx: Transaction,
  given: { lane: LockedLane; attested: readonly AttestedBill[]; judged: Unplaced; now: Date },
): void {
  const { lane, attested, judged, now: occurredAt } = given;
  const [first] = judged.chain === 'relay-behind' ? judged.notKnown : judged.refused;
  const behind: LogRecord[] =
    judged.chain === 'agrees' || !first ? [] : [{ event: judged.chain, facts: { noTrans: first.noTrans } }];
  const records = [...behind, ...attested.map(broughtBackRecord)];
  const { merchantId, deviceId } = lane;
  if (records.length > 0)
    writeLog(
      tx,
      records.map((record) => ({ merchantId, deviceId, occurredAt, record })),
    );
}

/** The bill is taken, for it is a link; that one of the two clocks is wrong has to be known before the next one. */
function logDatesAhead(
  tx: Transaction,
  { lane, placed, now }: { lane: LockedLane; placed: readonly PlacedBill[]; now: Date },
): void {
  const ahead = placed.filter(({ bill }) => bill.minutesAhead > 0);
  if (ahead.length === 0) return;
  const { merchantId, deviceId } = lane;
  writeLog(
    tx,
    ahead.map(({ bill: { transaction, minutesAhead: minutes } }) => ({
      merchantId,
      deviceId,
      occurredAt: now,
      record: { event: 'till-clock-ahead', facts: { noTrans: transaction.noTrans, minutes } },
    })),
  );
}

function saveRefused(
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

/** A bill that was just placed, as its request takes it. */
export const asOutstanding = ({ position, bill }: PlacedBill) => ({
  position,
  noTrans: bill.transaction.noTrans,
  totalCents: bill.totalCents,
  state: 'waiting' as const,
  text: bill.text,
  actu: bill.transaction.signa.actu,
  stamp: bill.transaction.datTrans,
});

/**
 * A lane that waits for word from its till, after the database was put back, has it with bills that stand on the chain, all of
 * them: one that does not follow shows that the chain is longer than we know. Returns the lane as it is now.
 */
function recordTerminalContact(
  tx: Transaction,
  lane: LockedLane,
  { known, placed, unplaced }: Placement & { known: readonly unknown[] },
): LockedLane {
  const isConfirmed = unplaced.length === 0 && known.length + placed.length > 0;
  if (!lane.isUnheard || !isConfirmed) return lane;
  recordLaneContact(tx, lane.deviceId);
  return { ...lane, isUnheard: false, isHeld: false };
}
