import { cents, type Cents } from '../../base/amounts/cents.ts';

/**
 * By how much the credit notes of a bill give back more than it came to; 0 as long as they do not. Amounts of credits are negative. Each
 * till compares its own; of those that another till made, or that were made before its journal was lost, the server alone knows.
 */
export const creditedBeyond = (soldCents: Cents, creditedCents: Cents): Cents =>
  cents(Math.max(0, -(soldCents + creditedCents)));
