import type { TransmissionEvent, TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { nextTransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { mustResend } from '@comptoir/websrm/requests/outcome';
import type { AuthorityError, TransactionAnswer } from '../../../../gateways/tax-authority/answers.ts';
import type { Outcome } from '../../../../gateways/tax-authority/tax-authority.ts';
import type { PlannedRequest, OutstandingBill } from './plan-request.ts';

/** Bill with its result by a reply. */
export interface SettledBill {
  readonly bill: OutstandingBill;
  readonly event: TransmissionEvent;
  readonly state: TransmissionState;
  readonly psiNoTrans: string | null;
  readonly psiDatTrans: string | null;
  readonly noLot: string | null;
  readonly errors: readonly AuthorityError[];
}

/** Returns the result of a request's end for each bill it carried, oldest first. */
export function settleRequest(request: PlannedRequest, outcome: Outcome<TransactionAnswer>): SettledBill[] {
  if (outcome.kind !== 'answer') {
    const event = outcome.kind === 'unavailable' ? 'fail' : 'lose';
    return [...request.lot, ...(request.current ? [request.current] : [])].map((bill) => settle(bill, event, NOTHING));
  }
  const { current, lot } = outcome.answer;
  const settled = request.lot.map((bill) => settleInLot(bill, lot));
  return request.current ? [...settled, settleCurrent(request.current, current)] : settled;
}

type Receipt = Omit<SettledBill, 'bill' | 'event' | 'state'>;
const NOTHING: Receipt = { psiNoTrans: null, psiDatTrans: null, noLot: null, errors: [] };

function settleCurrent(bill: OutstandingBill, answer: TransactionAnswer['current']): SettledBill {
  // A valid reply that says nothing of this bill: it may be there, so it is asked about again, unchanged.
  if (!answer) return settle(bill, 'lose', NOTHING);
  const receipt = { ...NOTHING, ...answer };
  const event = eventOf(answer.errors, answer.psiNoTrans !== null);
  return settle(bill, event, event === 'fail' ? { ...NOTHING, errors: answer.errors } : receipt);
}

function settleInLot(bill: OutstandingBill, lot: TransactionAnswer['lot']): SettledBill {
  if (!lot) return settle(bill, 'lose', NOTHING);
  const errors = lot.errors.filter(({ noTrans }) => noTrans === null || noTrans === bill.noTrans);
  const event = eventOf(errors, lot.noLot !== null);
  return settle(bill, event, { ...NOTHING, noLot: event === 'fail' || event === 'refuse' ? null : lot.noLot, errors });
}

/** x0: not taken, again unchanged. x1, x5: not taken, to be made again. Everything else was received (SRM-39). */
function eventOf(errors: readonly AuthorityError[], hasReceipt: boolean): TransmissionEvent {
  const resend = new Set(errors.map(({ codRetour }) => codRetour !== null && mustResend(codRetour)));
  if (resend.has('rebuilt')) return 'refuse';
  if (resend.has('unchanged')) return 'fail';
  if (errors.length > 0) return 'flag';
  return hasReceipt ? 'accept' : 'lose';
}

function settle(bill: OutstandingBill, event: TransmissionEvent, receipt: Receipt): SettledBill {
  const next = nextTransmissionState('sending', event);
  if (!next.ok) throw new Error(`a bill under way cannot ${event}`);
  return { bill, event, state: next.value, ...receipt };
}
