import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import type { CheckedBill } from './check-bill.ts';
import type { PlacedBill } from './bills.store.ts';

/** Places of bills: on the chain, or nowhere because they do not follow it. */
export interface Placement {
  readonly placed: readonly PlacedBill[];
  readonly unplaced: readonly CheckedBill[];
}

/**
 * Puts checked bills, oldest first, behind the head of a chain. A bill whose previous signature is not the head's has no place
 * there; nor has anything that follows it.
 * @param chain `head` null for a chain without any link; `lastPosition` 0 likewise
 */
export function placeBills(
  chain: { headSignature: string | null; lastPosition: number },
  bills: readonly CheckedBill[],
): Placement {
  let head = chain.headSignature ?? FIRST_LINK;
  let position = chain.lastPosition;
  const placed: PlacedBill[] = [];
  const unplaced: CheckedBill[] = [];
  for (const bill of bills) {
    const { actu, preced } = bill.transaction.signa;
    if (preced !== head) {
      unplaced.push(bill);
      continue;
    }
    position += 1;
    head = actu;
    placed.push({ position, bill });
  }
  return { placed, unplaced };
}
