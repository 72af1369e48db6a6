import type { BusinessStanding } from '@comptoir/contract/sales/business-standings';
import type { Dependencies } from '../../../dependencies.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { readFacts } from '../../base/merchants/list-facts.ts';
import { isProvenByPerson } from '../../base/sessions/move-session.ts';
import { listBusinessSales } from './business-standings.queries.ts';

/** Most businesses side by side: those last opened. */
const MOST_SIDE_BY_SIDE = 100;

/**
 * Lists how each business of the caller's account stands. What it owes is its owners' to know; who came by the provider alone has the
 * business in view.
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
    return sales.flatMap(({ merchantId, right, ...sums }) => {
      const known = facts.get(merchantId);
      if (!known) return [];
      const { certificates, waiting, oldestWaitingAt, refused, devicesInTrouble, isStuck, owedCents } = known;
      return {
        merchantId,
        today: { bills: sums.todayBills, soldCents: sums.todayCents },
        weekBefore: { bills: sums.beforeBills, soldCents: sums.beforeCents },
        certificates,
        waiting,
        oldestWaitingAt,
        refused,
        devicesInTrouble,
        isStuck,
        owedCents: right === 'owner' ? owedCents : null,
      };
    });
  });
