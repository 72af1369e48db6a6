import type { MerchantFacts } from '@comptoir/contract/base/merchant-lists';
import type { BusinessStanding } from '@comptoir/contract/sales/business-standings';
import { can, type Action, type Actor } from '@comptoir/domain/base/access/access';
import type { Dependencies } from '../../../dependencies.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { readFacts } from '../../base/merchants/list-facts.ts';
import { isProvenByPerson } from '../../base/sessions/move-session.ts';
import { actorAt } from './actor-at.ts';
import { listBusinessSales } from './business-standings.queries.ts';

/** Most businesses side by side: those last opened. */
const MOST_SIDE_BY_SIDE = 100;

/**
 * Lists how each business of the caller's account stands, as far as the right there shows it; who came by the provider alone has the business
 * in view. Source: decisions 40 and 201.
 */
export const listBusinessStandings = (
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { user, sessionId }: SignedIn,
): Promise<BusinessStanding[]> =>
  database.transaction({ role: 'system' }, async (tx) => {
    const at = now();
    const only = (await isProvenByPerson(tx, sessionId)) ? null : user.id;
    const sales = await listBusinessSales(tx, { accountId: user.accountId, only, now: at, most: MOST_SIDE_BY_SIDE });
    const ids = sales.map(({ merchantId }) => merchantId);
    const facts = await readFacts(tx, { ids, role: 'merchant', now: at });
    return sales.flatMap(({ userId, merchantId, right, ...sums }) => {
      const known = facts.get(merchantId);
      if (!known) return [];
      return {
        merchantId,
        today: { bills: sums.todayBills, soldCents: sums.todayCents },
        weekBefore: { bills: sums.beforeBills, soldCents: sums.beforeCents },
        ...shownTo(actorAt({ userId, merchantId, right }), known),
      };
    });
  });

type Shown = Omit<BusinessStanding, 'merchantId' | 'today' | 'weekBefore'>;

/** Facts that a place may read of its business elsewhere, too; all others are null. */
function shownTo(place: Actor, known: MerchantFacts): Shown {
  const ifMay = <Fact>(action: Action, fact: Fact): Fact | null => (can(place, action) ? fact : null);
  return {
    certificates: ifMay('list-devices', known.certificates),
    devicesInTrouble: ifMay('list-devices', known.devicesInTrouble),
    waiting: ifMay('read-transactions', known.waiting),
    oldestWaitingAt: ifMay('read-transactions', known.oldestWaitingAt),
    refused: ifMay('read-transactions', known.refused),
    isStuck: ifMay('read-progress', known.isStuck),
    owedCents: ifMay('list-invoices', known.owedCents),
  };
}
