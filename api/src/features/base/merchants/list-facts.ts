import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { Actor, Role } from '@comptoir/domain/base/access/access';
import { attentionBounds } from '@comptoir/domain/base/merchants/attention';
import { certificateStanding, paymentAsSeenBy } from '@comptoir/domain/base/merchants/merchant-standing';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ListMerchantsDeps } from './list-merchants.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { listFactsRows, type FactsRow } from './merchant-facts.queries.ts';

/** Lists the facts of the named merchants among those that an actor looks after, in the order of their names in the call. */
export const listFacts = (
  { database, now }: ListMerchantsDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<MerchantFacts[]> =>
  database.transaction(scopeOfActor(actor), async (tx) => {
    const standings = await readFacts(tx, { ids, role: actor.role, now: now() });
    return ids.flatMap((id) => standings.get(id) ?? []);
  });

/** The same by merchant. */
export async function readFacts(
  tx: Transaction,
  { ids, role, now }: { readonly ids: readonly string[]; readonly role: Role; readonly now: Date },
): Promise<Map<string, MerchantFacts>> {
  const rows = await listFactsRows(tx, { ids, bounds: attentionBounds(now) });
  return new Map(rows.map((row) => [row.id, viewOf(row, role, now)]));
}

const viewOf = (row: FactsRow, role: Role, now: Date): MerchantFacts => ({
  id: row.id,
  subscription: row.subscription,
  payment: paymentAsSeenBy(role, row.payment),
  certificates: certificateStanding(row.isLacking ? 'lacking' : row.certifiedUntil, now),
  lastBillOn: row.lastBillOn,
  waiting: row.waiting,
  oldestWaitingAt: row.oldestWaitingAt?.toISOString() ?? null,
  refused: row.refused,
  devicesInTrouble: row.devicesInTrouble,
  owedCents: row.owedCents,
  isStuck: row.isStuck,
});
