import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';

/**
 * What is due in coins, there being none below five cents: the total rounded to the nearest five, or the total itself when
 * that would leave nothing to pay. Taxes are not touched. Source: SRM-32.
 */
export function roundCash(total: Cents): Cents {
  const magnitude = Math.round(Math.abs(total) / 5) * 5;
  return magnitude === 0 ? total : cents(Math.sign(total) * magnitude);
}
