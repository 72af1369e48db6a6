import type { CommissionRateView } from '@comptoir/contract/money/commissions';
import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import type { ReadForm } from '../../../shared/forms/schema-of.ts';

/** A rate as a form has it. */
export type TypedRate = {
  readonly kind: 'percent' | 'amount';
  readonly value: string;
  readonly month: string;
};

const MOST_CENTS = 10_000_000;

/** Reads a rate for the API, or the faults of the form. Nothing at all is a rate, too. */
export function readRate({
  kind,
  value,
  month,
}: TypedRate): ReadForm<TypedRate, { month: string; rate: CommissionRateView }> {
  if (value.trim() === '') return { faults: { value: 'required' } };
  const hundredths = parseAmount(value.replace('%', '').trim());
  if (hundredths === null || hundredths < 0) return { faults: { value: kind } };
  if (kind === 'amount')
    return hundredths <= MOST_CENTS
      ? { value: { month, rate: { kind, amount: hundredths } } }
      : { faults: { value: kind } };
  // a hundredth of a percent is a hundred millionths
  return hundredths <= 10_000
    ? { value: { month, rate: { kind, rate: hundredths * 100 } } }
    : { faults: { value: kind } };
}
