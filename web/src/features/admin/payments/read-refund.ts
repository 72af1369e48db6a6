import { parseAmount, type Cents } from '@comptoir/domain/base/amounts/cents';

/** A refund as a form has it; no amount is all that is left. */
export interface TypedRefund {
  readonly typed: string;
  readonly reason: string;
}

export type RefundFaults = Partial<Record<keyof TypedRefund, 'amount' | 'required' | 'reason'>>;

interface ReadRefund {
  /** What the API takes, or null when something is wrong. */
  readonly refund: { readonly totalCents?: Cents; readonly reason: string } | null;
  readonly faults: RefundFaults;
}

/** The longest and the shortest reason that the contract takes. */
export const REASON_LENGTH = 300;
const SHORTEST = 3;

/** What is to be credited of what is left of an invoice. */
export function readRefund({ typed, reason }: TypedRefund, left: Cents): ReadRefund {
  const isAll = typed.trim() === '';
  const amount = isAll ? left : parseAmount(typed);
  const isAmount = amount !== null && amount > 0 && amount <= left;
  const said = reason.trim();
  const faults: RefundFaults = {
    ...(isAmount ? {} : { typed: 'amount' as const }),
    ...(said.length >= SHORTEST ? {} : { reason: said === '' ? ('required' as const) : ('reason' as const) }),
  };
  if (!isAmount || said.length < SHORTEST) return { refund: null, faults };
  return { refund: { reason: said, ...(isAll ? {} : { totalCents: amount }) }, faults };
}
