import type { BatchPlan, BatchView, TransmissionLane } from '@comptoir/contract/sales/transmissions';
import { certificateState } from '@comptoir/domain/base/certificates/certificate-state';
import { whyWaiting } from '@comptoir/domain/sales/transmissions/why-waiting';
import type { Transaction } from '../../../platform/database/database.ts';
import { isLaneHeld } from '../bills/lanes/plan-request.ts';
import { explainError } from '../../../gateways/tax-authority/explain-error.ts';
import {
  listBatchLines,
  listLaneLines,
  listPlannedDevices,
  type BatchLine,
  type LaneLine,
} from './transmissions.queries.ts';

/** The lanes of a merchant and its last batches. */
export async function viewTransmissions(
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<{ lanes: TransmissionLane[]; batches: BatchView[] }> {
  const lanes = await listLaneLines(tx, { merchantId, now });
  const batches = await listBatchLines(tx, merchantId);
  return { lanes: lanes.map((line) => viewLane(line, now)), batches: batches.map(viewBatch) };
}

/** Returns the plan of a batch. */
export async function planBatch(tx: Transaction, merchantId: string): Promise<BatchPlan> {
  const devices = await listPlannedDevices(tx, merchantId);
  const oldest = devices.map(({ oldestAt }) => oldestAt.getTime());
  return {
    count: devices.reduce((sum, { count }) => sum + count, 0),
    oldestAt: oldest.length > 0 ? new Date(Math.min(...oldest)).toISOString() : null,
    devices: devices.map(({ deviceId, deviceName, count }) => ({ deviceId, deviceName, count })),
  };
}

export const viewBatch = ({ requestedAt, endedAt, oldestAt, ...batch }: BatchLine): BatchView => ({
  ...batch,
  requestedAt: requestedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  oldestAt: oldestAt.toISOString(),
});

const viewLane = (line: LaneLine, now: Date): TransmissionLane => ({
  deviceId: line.deviceId,
  deviceName: line.deviceName,
  deviceNumber: line.deviceNumber,
  isLinked: line.isLinked,
  certificate: viewCertificate(line, now),
  waiting: line.waiting,
  oldestAt: line.oldestAt?.toISOString() ?? null,
  reason: line.waiting > 0 ? reasonOf(line, now) : null,
  failures: line.failures,
  nextAttemptAt: line.waiting > 0 ? (nextTryOf(line, now)?.toISOString() ?? null) : null,
  lastAttempt: viewAttempt(line),
});

function viewCertificate({ notBefore, notAfter, revokedAt }: LaneLine, now: Date): TransmissionLane['certificate'] {
  const dates = notBefore && notAfter ? { notBefore, notAfter, revokedAt } : null;
  return { state: certificateState(dates, now), notAfter: notAfter?.toISOString() ?? null };
}

const isAfter = (at: Date | null, now: Date): boolean => at !== null && at > now;

function reasonOf(line: LaneLine, now: Date) {
  const { failures, attemptedAt, outcome } = line;
  return whyWaiting({
    isSending: isAfter(line.leaseUntil, now),
    isHeld: isLaneHeld(line.unheardSince, now),
    failures,
    lastOutcome: attemptedAt ? (outcome ?? 'none') : null,
    isDue: line.nextAttemptAt !== null && !isAfter(line.nextAttemptAt, now),
  });
}

/** A held lane and one with a request under way are looked at later by themselves; that is no try of theirs. */
function nextTryOf(line: LaneLine, now: Date): Date | null {
  return isAfter(line.leaseUntil, now) || isLaneHeld(line.unheardSince, now) ? null : line.nextAttemptAt;
}

function viewAttempt(line: LaneLine): TransmissionLane['lastAttempt'] {
  const { attemptedAt, failures, outcome, httpStatus, detail, errors } = line;
  if (!attemptedAt || failures === 0) return null;
  const said = outcome === 'answer' ? (errors ?? []).map(explainError) : [];
  return { startedAt: attemptedAt.toISOString(), httpStatus, detail, errors: said };
}
