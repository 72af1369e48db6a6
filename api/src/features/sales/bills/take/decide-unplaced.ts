import type { ChainState } from '@comptoir/contract/sales/device-api';
import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import type { Transaction } from '../../../../platform/database/database.ts';
import { findLinkPosition } from './bills.store.ts';
import type { BillCheck, CheckedBill, RefusedBill } from './check-bill.ts';
import type { LockedLane } from '../lanes/lanes.store.ts';

/** Result for bills that do not follow the head: refused as off the chain, or not decided because this server is behind. */
export interface Unplaced {
  readonly chain: ChainState;
  readonly refused: readonly RefusedBill[];
  readonly notKnown: readonly { readonly noTrans: string; readonly signature: string | null }[];
}

/**
 * Decides about bills that found no place, oldest first. What follows a bill that was refused in the same call is off the chain with it. A
 * second successor of a link that is here means that the till was put back to an older copy; a link that is not here, that this
 * server was: then nothing is refused, not even what is wrong for itself, for its place will be another.
 */
export async function decideUnplaced(
  tx: Transaction,
  lane: LockedLane,
  given: { checks: readonly BillCheck[]; unplaced: readonly CheckedBill[] },
): Promise<Unplaced> {
  const { checks, unplaced } = given;
  const refused = refusedOf(checks);
  const [first] = unplaced;
  if (!first) return { chain: 'agrees', refused, notKnown: [] };
  const offChain = [...refused, ...unplaced.map(breaksChain)];
  if (isAfterRefused(checks, first)) return { chain: 'agrees', refused: offChain, notKnown: [] };
  if (await isLink(tx, lane, first.transaction.signa.preced))
    return { chain: 'till-behind', refused: offChain, notKnown: [] };
  const names = unplaced.map(({ transaction: { noTrans, signa } }) => ({ noTrans, signature: signa.actu }));
  return { chain: 'relay-behind', refused: [], notKnown: [...names, ...refused] };
}

const refusedOf = (checks: readonly BillCheck[]): RefusedBill[] =>
  checks.flatMap((check) => (check.ok ? [] : [check.refused]));

function isAfterRefused(checks: readonly BillCheck[], bill: CheckedBill): boolean {
  const firstRefused = checks.findIndex((check) => !check.ok);
  return firstRefused >= 0 && firstRefused < checks.findIndex((check) => check.ok && check.bill === bill);
}

const isLink = async (tx: Transaction, lane: LockedLane, signature: string): Promise<boolean> =>
  signature === FIRST_LINK ? lane.lastPosition > 0 : (await findLinkPosition(tx, lane.deviceId, signature)) !== null;

const breaksChain = ({ text, transaction: { noTrans, signa } }: CheckedBill): RefusedBill => ({
  text,
  noTrans,
  signature: signa.actu,
  reason: 'broken-chain',
  detail: 'signa.preced',
});
