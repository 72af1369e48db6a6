import type { EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { cents } from '@comptoir/domain/base/amounts/cents';
import {
  nextTransmissionState,
  type TransmissionEvent,
  type TransmissionState,
} from '@comptoir/domain/sales/bills/transmission-state';
import { mustResend } from '@comptoir/websrm/requests/outcome';
import { isStamp } from '@comptoir/websrm/requests/time';
import type { LockedLane } from '../lanes/lanes.store.ts';
import type { BillStateRow, PlacedBill } from './bills.store.ts';

/** A bill that is settled by an earlier answer to its till. */
export interface AttestedBill {
  readonly position: number;
  readonly noTrans: string;
  readonly totalCents: number;
  readonly state: TransmissionState;
  readonly outcome: EarlierOutcome;
}

/**
 * Decides bills by the outcomes that a till received. A bill that is on the lane already is left alone while a request is under way, for that one
 * may carry it; under a lease that ran out it is as good as lost.
 */
export function attestBills(
  outcomes: readonly EarlierOutcome[],
  lane: Pick<LockedLane, 'busy'>,
  bills: { readonly placed: readonly PlacedBill[]; readonly known: readonly BillStateRow[] },
): AttestedBill[] {
  const bySignature = new Map(outcomes.map((outcome) => [outcome.signature, outcome]));
  const placed = bills.placed.map(({ position, bill }) => {
    const { noTrans, signa } = bill.transaction;
    return { position, noTrans, totalCents: bill.totalCents, signature: signa.actu, state: 'waiting' as const };
  });
  const known = lane.busy ? [] : bills.known.map((row) => (row.state === 'sending' ? { ...row, state: LOST } : row));
  return [...placed, ...known].flatMap(({ position, noTrans, totalCents, signature, state }) => {
    const outcome = bySignature.get(signature);
    const event = outcome ? attestedEvent(outcome) : null;
    const next = event ? nextTransmissionState(state, event) : null;
    return outcome && next?.ok ? [{ position, noTrans, totalCents, state: next.value, outcome }] : [];
  });
}

const LOST: TransmissionState = 'unknown';

/**
 * Returns the event that an earlier answer proves. The authority has a bill when it numbered it, or its batch, or named an error that only a
 * received bill gets; it has refused one for an error that asks for another (SRM-33, SRM-39). Null when it proves nothing: then the bill is sent.
 */
function attestedEvent(outcome: EarlierOutcome): TransmissionEvent | null {
  const { state, psiNoTrans, psiDatTrans, noLot, errors } = outcome;
  const resend = errors.flatMap(({ codRetour }) => (codRetour === null ? [] : [mustResend(codRetour)]));
  if (state === 'refused') return resend.includes('rebuilt') ? 'attest-refused' : null;
  const isContradictory = resend.some((must) => must !== false) || !isTime(psiDatTrans);
  const isReceived = psiNoTrans !== null || noLot !== null || resend.length > 0;
  if (isContradictory || !isReceived) return null;
  return errors.length > 0 ? 'attest-flagged' : 'attest-accepted';
}

const isTime = (stamp: string | null): boolean => stamp === null || isStamp(stamp);

/** The log line of a bill that came back, with the number that it rests on. */
export function broughtBackRecord({ noTrans, totalCents, outcome }: AttestedBill): LogRecord {
  const { psiNoTrans, noLot, errors } = outcome;
  const [error] = errors;
  const proof = psiNoTrans ?? noLot ?? (error ? `${error.id}[${error.codRetour ?? ''}]` : '');
  return { event: 'bill-brought-back', facts: { noTrans, totalCents: cents(totalCents), proof } };
}
