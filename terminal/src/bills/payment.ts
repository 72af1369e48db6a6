import { type Cents, cents } from '@comptoir/domain/base/amounts/cents';
import type { PaidBy } from '@comptoir/websrm/recipes/recipe';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { TerminalError } from '../terminal-error.ts';

export type PaymentCode = UnsignedTransaction['modPai'];

/** Every method that money comes by, and none. Source: SRM-30. */
const PAYMENTS = [
  ...(['ARG', 'CHQ', 'COU', 'CRE', 'DEB', 'CPR', 'FID', 'CRY', 'MVO', 'TFD', 'MIX', 'PAC', 'AUT'] as const),
  ...(['INC', 'AUC'] as const),
] satisfies PaymentCode[];

const USUAL_PAYMENT: PaidBy = 'DEB';

/** The method of a bill: the typed one, else the usual; none when nothing is due. @throws TerminalError when it cannot be */
export function choosePayment(typed: string | undefined, due: Cents): PaidBy | 'AUC' {
  const code = typed === undefined ? undefined : readPayment(typed);
  if (due !== 0 && code === 'AUC') throw new TerminalError((texts) => texts.paymentNeeded());
  if (due === 0 && code !== undefined && code !== 'AUC') throw new TerminalError((texts) => texts.nothingToPay());
  return due === 0 ? 'AUC' : (code ?? USUAL_PAYMENT);
}

/** A method that money comes or goes by. @throws TerminalError for one that is none */
export function readPaidBy(typed: string): PaidBy {
  const code = readPayment(typed);
  if (code === 'AUC') throw new TerminalError((texts) => texts.paymentNeeded());
  return code;
}

/** A bar may bill a drink before it knows how it will be paid; no one else may. Source: SRM-30. */
export function requireKnownPayment(payment: PaymentCode, activity: string): void {
  if (payment === 'INC' && activity !== 'BAR') throw new TerminalError((texts) => texts.unknownOnlyInBars());
}

/** True where coins may be involved, so that the amount due is rounded to five cents. Source: SRM-32. */
export const isPaidInCoins = (code: PaymentCode): boolean => code === 'ARG' || code === 'MIX';

/** Refuses an instalment in cash that there are no coins for. @throws TerminalError */
export function requireCoins(instalment: Cents, payment: PaymentCode): void {
  if (payment === 'ARG' && instalment % 5 !== 0) throw new TerminalError((texts) => texts.instalmentInCoins());
}

function readPayment(typed: string): PaidBy | 'AUC' {
  const code = PAYMENTS.find((one) => one === typed.toUpperCase());
  if (code === undefined) throw new TerminalError((texts) => texts.unknownPayment(typed, PAYMENTS));
  return code;
}

/**
 * Rounds a total to the nearest five cents, as there are no coins below; the total itself when that would leave nothing to pay. Taxes are not
 * touched. Source: SRM-32.
 */
export function roundCash(total: Cents): Cents {
  const magnitude = Math.round(Math.abs(total) / 5) * 5;
  return magnitude === 0 ? total : cents(Math.sign(total) * magnitude);
}
