import { accept, refuse, type Result } from '../../base/results/result.ts';
import type { DuePayment } from '../estimates/price-estimate.ts';
import { listDuePayments, type AccountEntry, type ContractAccount } from './contract-account.ts';
import { isContractOpen, type ContractState } from './contract-state.ts';

/**
 * A contract when something is asked of it. `account`: with all that waits to be signed, as if it were. `isEnding`: its last payment or
 * its cancellation waits.
 */
export interface AskedContract {
  readonly state: ContractState;
  readonly account: ContractAccount;
  readonly schedule: readonly DuePayment[];
  readonly isEnding: boolean;
}

export type DocumentRefusal = 'contract-not-open' | 'more-than-is-due' | 'nothing-due';

/** Payment asked for: one of the schedule by its index, an amount, or the next one that is due. */
export type WantedInstalment = { readonly payment: number } | { readonly cents: number } | 'next';

/** A payment to be asked for. @returns its document, or why there is none; never more than is due, so that none is paid twice */
export function decideInstalment(
  contract: AskedContract,
  choice: WantedInstalment,
): Result<AccountEntry & { readonly dueOn: DuePayment['dueOn'] }, DocumentRefusal> {
  const { account } = contract;
  if (!isAskable(contract)) return refuse('contract-not-open');
  if (account.dueCents <= 0) return refuse('nothing-due');
  const payment = choosePayment(contract, choice);
  if (!payment) return refuse('nothing-due');
  if (payment.cents > account.dueCents) return refuse('more-than-is-due');
  const { cents, dueOn } = payment;
  return accept({ kind: 'instalment', totalCents: account.totalCents, paidCents: cents, dueOn });
}

function choosePayment({ schedule, account }: AskedContract, choice: WantedInstalment) {
  const due = listDuePayments(schedule, account.paidCents);
  if (choice === 'next') return due[0];
  if ('payment' in choice) return due.find(({ index }) => index === choice.payment);
  return { cents: choice.cents, dueOn: due[0]?.dueOn ?? null };
}

/** The last payment: all that is left. Where nothing ever was to be paid, the receipt that closes it. */
export function decideFinal(contract: AskedContract): Result<AccountEntry, DocumentRefusal> {
  const { account } = contract;
  if (!isAskable(contract)) return refuse('contract-not-open');
  if (account.dueCents === 0 && account.hasReceipt) return refuse('nothing-due');
  return accept({ kind: 'final', totalCents: account.totalCents, paidCents: account.dueCents });
}

/** The end of what does not take place. `keptCents`: what the terms let the business keep of what was paid. */
export function decideCancellation(contract: AskedContract, keptCents: number): Result<AccountEntry, DocumentRefusal> {
  if (!isAskable(contract)) return refuse('contract-not-open');
  if (keptCents > contract.account.paidCents) return refuse('more-than-is-due');
  return accept({ kind: 'cancellation', totalCents: keptCents, paidCents: 0 });
}

const isAskable = ({ state, isEnding }: AskedContract): boolean => isContractOpen(state) && !isEnding;
