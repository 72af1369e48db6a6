import type { AccountEntry } from './contract-account.ts';

/** Total of a bill, taxes included, and the amount paid with it; of the last bill of a document. */
export interface BillFigures {
  readonly totalCents: number;
  readonly paidCents: number;
}

/**
 * Returns the amounts that a document asked for and that its bill made; both the same when they agree to the cent. A payment is
 * compared by the amount paid where the totals agree, a cancellation by the amount given back, all else by its total.
 * `earlierCents`: paid before it.
 */
export function compareBill(
  { kind, totalCents, paidCents }: AccountEntry,
  { earlierCents, bill }: { readonly earlierCents: number; readonly bill: BillFigures },
): { readonly asked: number; readonly made: number } {
  // the last bill of a cancellation gives back what is not kept; without one all is kept, or nothing was ever paid
  const isGivenBack = kind === 'cancellation' || (kind === 'revision' && totalCents === 0);
  if (isGivenBack) return { asked: earlierCents - totalCents, made: Math.max(0, -bill.totalCents) };
  const isPayment = kind === 'instalment' || kind === 'final';
  return isPayment && bill.totalCents === totalCents
    ? { asked: paidCents, made: bill.paidCents }
    : { asked: totalCents, made: bill.totalCents };
}
