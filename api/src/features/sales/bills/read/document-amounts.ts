import { transactionSchema } from '@comptoir/websrm/requests/transaction';
import { parseMoney } from '@comptoir/websrm/requests/values';

/** Returns the total of a bill's text, taxes included, and the amount paid with it, in cents. */
export function documentAmounts(text: string): { totalCents: number; paidCents: number } {
  const { mont } = transactionSchema.parse(JSON.parse(text));
  // what coins round is no difference to what was agreed
  const rounding = mont.versActu === undefined || mont.ajus === undefined ? 0 : parseMoney(mont.ajus);
  return { totalCents: parseMoney(mont.apresTax), paidCents: parseMoney(mont.versActu ?? mont.apresTax) - rounding };
}
