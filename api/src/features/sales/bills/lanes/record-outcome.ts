import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { nextAttemptAt } from '@comptoir/domain/sales/bills/retry-schedule';
import type { TransactionAnswer } from '../../../../gateways/tax-authority/answers.ts';
import type { Outcome } from '../../../../gateways/tax-authority/tax-authority.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { writeLog } from '../../../base/record/write-log.ts';
import { errorFacts } from '../../../../gateways/tax-authority/explain-error.ts';
import { recordEndedCertificates } from '../../devices/record-ended-certificates.ts';
import { carriedPositions, type Claim } from './claim-lane.ts';
import { releaseLane, rescheduleWaitingLanes } from './lanes.store.ts';
import { settleRequest, type SettledBill } from './settle-request.ts';
import { insertReply, markWaitLogged, updateTransmissions, type NewlyWaiting } from './outcomes.store.ts';

/** Result of a recorded outcome: each bill, and whether the lane has to wait before it is tried again. */
export interface Recorded {
  readonly settled: readonly SettledBill[];
  readonly mustWait: boolean;
}

export interface OutcomeInput {
  readonly claim: Claim;
  readonly outcome: Outcome<TransactionAnswer>;
  readonly now: Date;
  readonly resendOnReturn: boolean;
}

/**
 * Records how a request ended: evidence, each bill's state, the log, and the lane given back; all in one transaction. What was
 * recorded already, by a group whose connection broke after its commit, is not recorded again.
 */
export async function recordOutcome(tx: Transaction, input: OutcomeInput): Promise<Recorded> {
  const { claim, outcome, now } = input;
  const settled = settleRequest(claim.request, outcome);
  const mustWait = settled.some(({ event }) => event === 'fail' || event === 'lose');
  const reply = { attemptId: claim.attemptId, lane: claim.lane, receivedAt: now, ...evidence(outcome) };
  if (!(await insertReply(tx, reply))) return { settled, mustWait };
  updateTransmissions(tx, { lane: claim.lane, settled, now });
  recordEndedCertificates(tx, { deviceId: claim.lane.deviceId, bills: settled, now });
  const failures = mustWait ? claim.lane.failures + 1 : 0;
  releaseLane(tx, {
    attemptId: claim.attemptId,
    deviceId: claim.lane.deviceId,
    failures,
    retryAt: failures > 0 && input.resendOnReturn ? nextAttemptAt(failures, now) : null,
    carriedUpTo: claim.leavesMore ? null : carriedUpTo(claim),
    now,
  });
  if (!mustWait && claim.lane.failures > 0) rescheduleWaitingLanes(tx, now);
  const { merchantId, deviceId } = claim.lane;
  const waiting = mustWait ? await markWaitLogged(tx, claim.lane) : [];
  const records = [
    ...laneRecords(claim, settled, mustWait),
    ...settled.flatMap(billRecord),
    ...waiting.map((bill) => waitRecord(bill, settled)),
  ];
  writeLog(
    tx,
    records.map((record) => ({ merchantId, deviceId, occurredAt: now, record })),
  );
  return { settled, mustWait };
}

/** The newest bill that a claim knew of, when it carries all of them. */
export const carriedUpTo = (claim: Claim): number => Math.max(claim.lane.lastPosition, ...carriedPositions(claim));

function evidence(outcome: Outcome<TransactionAnswer>) {
  return {
    outcome: outcome.kind,
    detail: outcome.kind === 'answer' ? null : outcome.detail,
    httpStatus: outcome.kind === 'unavailable' ? null : outcome.httpStatus,
    body: outcome.kind === 'unavailable' ? null : outcome.body,
  };
}

/** Offline starts with the first failure in a row and stops with the first success after it. */
function laneRecords(claim: Claim, settled: readonly SettledBill[], mustWait: boolean): LogRecord[] {
  if (mustWait && claim.lane.failures === 0) return [{ event: 'authority-unreachable', facts: {} }];
  if (!mustWait && claim.lane.failures > 0) {
    return [{ event: 'authority-reachable', facts: { waiting: settled.length } }];
  }
  return [];
}

/** The log line of a bill that the authority answered about. */
export function billRecord({ bill, event, psiNoTrans, noLot, errors }: SettledBill): LogRecord[] {
  const facts = { noTrans: bill.noTrans, totalCents: cents(bill.totalCents) };
  if (event === 'accept') {
    if (psiNoTrans !== null) return [{ event: 'bill-accepted', facts: { ...facts, psiNoTrans } }];
    return [{ event: 'bill-accepted-in-batch', facts: { ...facts, noLot: noLot ?? '' } }];
  }
  if (event === 'flag')
    return [{ event: 'bill-received-with-errors', facts: { ...facts, errors: errorFacts(errors) } }];
  if (event === 'refuse')
    return [{ event: 'bill-refused-by-authority', facts: { ...facts, errors: errorFacts(errors) } }];
  return [];
}

/** The log line of a bill that begins to wait, carried by the request that failed or behind it. */
function waitRecord({ position, noTrans, totalCents }: NewlyWaiting, settled: readonly SettledBill[]): LogRecord {
  const isLost = settled.some(({ bill, event }) => bill.position === position && event === 'lose');
  return { event: isLost ? 'bill-reply-lost' : 'bill-waiting', facts: { noTrans, totalCents: cents(totalCents) } };
}
