import type { DuePayment } from '../estimates/price-estimate.ts';
import type { ContractDocumentKind } from './contract-document.ts';

/**
 * Amounts of a document. `totalCents`: total of the contract with it; of an addition its own total, of a cancellation the
 * amount the business keeps. `paidCents`: amount paid with it.
 */
export interface AccountEntry {
  readonly kind: ContractDocumentKind;
  readonly totalCents: number;
  readonly paidCents: number;
}

/**
 * A contract in figures. What is paid is what was taken less what was given back; with what is due it is the total, always. Additions
 * are sales of their own, in none of the others. `hasReceipt`: a payment was made, so that its receipt is the sale.
 */
export interface ContractAccount {
  readonly totalCents: number;
  readonly paidCents: number;
  readonly dueCents: number;
  readonly returnedCents: number;
  readonly additionCents: number;
  readonly hasReceipt: boolean;
}

const EMPTY: ContractAccount = {
  totalCents: 0,
  paidCents: 0,
  dueCents: 0,
  returnedCents: 0,
  additionCents: 0,
  hasReceipt: false,
};

/** Adds up documents, oldest first. */
export const accountOf = (entries: readonly AccountEntry[]): ContractAccount => entries.reduce(enter, EMPTY);

function enter(account: ContractAccount, { kind, totalCents, paidCents }: AccountEntry): ContractAccount {
  switch (kind) {
    case 'contract':
    case 'revision':
    case 'cancellation':
      return limitTo(totalCents, account);
    case 'instalment':
    case 'final': {
      const paid = account.paidCents + paidCents;
      return { ...account, paidCents: paid, dueCents: account.totalCents - paid, hasReceipt: true };
    }
    case 'addition':
      return { ...account, additionCents: account.additionCents + totalCents };
  }
}

/** Another total: what was paid beyond it is given back. */
function limitTo(totalCents: number, account: ContractAccount): ContractAccount {
  const paidCents = Math.min(account.paidCents, totalCents);
  const returnedCents = account.returnedCents + account.paidCents - paidCents;
  return { ...account, totalCents, paidCents, returnedCents, dueCents: totalCents - paidCents };
}

/** True when nothing is left to be paid, and the receipt of it is there. */
export const isSettled = ({ dueCents, hasReceipt }: ContractAccount): boolean => hasReceipt && dueCents === 0;

/** State of a payment of a schedule: `asked` of a till, which has not signed it yet. */
export type PaymentStanding = 'due' | 'asked' | 'paid';

/** Every payment of a schedule, with what is left of it. `askedCents`: what is paid once all that waits is signed. */
export function listSchedule(
  schedule: readonly DuePayment[],
  { paidCents, askedCents }: { readonly paidCents: number; readonly askedCents: number },
): (DuePayment & { index: number; leftCents: number; state: PaymentStanding })[] {
  const left = new Map(listDuePayments(schedule, paidCents).map(({ index, cents }) => [index, cents]));
  const unasked = new Set(listDuePayments(schedule, askedCents).map(({ index }) => index));
  return schedule.map((payment, index) => {
    const isAsked = unasked.has(index) ? 'due' : 'asked';
    return { ...payment, index, leftCents: left.get(index) ?? 0, state: left.has(index) ? isAsked : 'paid' };
  });
}

/** Lists the payments of a schedule that are still due, oldest first: money paid goes to the first ones, whatever it was paid for. */
export function listDuePayments(
  schedule: readonly DuePayment[],
  paidCents: number,
): (DuePayment & { index: number })[] {
  let left = paidCents;
  return schedule.flatMap((payment, index) => {
    const covered = Math.min(left, payment.cents);
    left -= covered;
    return payment.cents > covered ? [{ ...payment, index, cents: payment.cents - covered }] : [];
  });
}
