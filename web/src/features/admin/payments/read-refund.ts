import { parseAmount, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { ReadForm } from '../../../shared/forms/schema-of.ts';

/** A refund as a form has it; no amount is all that is left. */
export type TypedRefund = Record<'amount' | 'reason', string>;

/** A refund as the API takes it. */
interface Refund {
  readonly totalCents?: Cents;
  readonly reason: string;
}

/** The longest and the shortest reason that the contract takes. */
export const REASON_LENGTH = 300;
const SHORTEST = 3;

/** Reads the amount to credit of what is left of an invoice, and the reason. */
export function readRefund({ amount: typed, reason }: TypedRefund, left: Cents): ReadForm<TypedRefund, Refund> {
  const isAll = typed.trim() === '';
  const amount = isAll ? left : parseAmount(typed);
  const isAmount = amount !== null && amount > 0 && amount <= left;
  const said = reason.trim();
  if (isAmount && said.length >= SHORTEST) return { value: { reason: said, ...(isAll ? {} : { totalCents: amount }) } };
  return {
    faults: {
      ...(isAmount ? {} : { amount: 'amount' }),
      ...(said.length >= SHORTEST ? {} : { reason: said === '' ? 'required' : 'reason' }),
    },
  };
}
