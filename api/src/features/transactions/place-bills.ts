import { FIRST_LINK } from '@comptoir/websrm/signing';
import type { CheckedBill, RefusedBill } from './check-bill.ts';
import type { PlacedBill } from './transactions.store.ts';

/** Where bills go: onto the chain, already there (handed over once more), or refused as following nothing. */
export interface Placement {
  readonly placed: readonly PlacedBill[];
  readonly refused: readonly RefusedBill[];
}

/**
 * Puts checked bills, oldest first, behind the head of a chain. A bill whose previous signature is not the head's breaks
 * the chain; so does everything that follows it.
 * @param chain `head` null for a chain without any link; `lastPosition` 0 likewise
 */
export function placeBills(
  chain: { headSignature: string | null; lastPosition: number },
  bills: readonly CheckedBill[],
): Placement {
  let head = chain.headSignature ?? FIRST_LINK;
  let position = chain.lastPosition;
  const placed: PlacedBill[] = [];
  const refused: RefusedBill[] = [];
  for (const bill of bills) {
    const { actu, preced } = bill.transaction.signa;
    if (preced !== head) {
      const { noTrans } = bill.transaction;
      refused.push({ text: bill.text, noTrans, signature: actu, reason: 'broken-chain', detail: 'signa.preced' });
      continue;
    }
    position += 1;
    head = actu;
    placed.push({ position, bill });
  }
  return { placed, refused };
}
