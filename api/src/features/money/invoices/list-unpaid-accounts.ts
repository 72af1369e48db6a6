import type { UnpaidAccounts } from '@comptoir/contract/money/invoices';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { listUnpaidRows } from './invoices.queries.ts';

const PAGE = 50;

/** Lists the accounts that owe what was due: of everyone, or of a partner’s merchants. @throws AppError not-found (also for another partner) */
export async function listUnpaidAccounts(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  { partnerId: asked, cursor: offset = 0 }: { partnerId?: string | undefined; cursor?: number | undefined },
): Promise<UnpaidAccounts> {
  const partnerId = asked ?? actor.partnerId;
  if (partnerId !== null && !can(actor, 'read-partner', { merchantId: null, partnerId }))
    throw new AppError('not-found');
  const wanted = { partnerId, now: now(), offset, limit: PAGE };
  const found = await database.transaction(scopeOfActor(actor), (tx) => listUnpaidRows(tx, wanted));
  const { items = [], total = { merchants: 0, invoices: 0, owedCents: 0 } } = found ?? {};
  const next = offset + PAGE;
  return {
    items: items.map(({ oldestDueAt, nextAttemptAt, ...account }) => ({
      ...account,
      oldestDueAt: new Date(oldestDueAt).toISOString(),
      nextAttemptAt: nextAttemptAt && new Date(nextAttemptAt).toISOString(),
    })),
    nextCursor: next < total.merchants ? String(next) : null,
    previousCursor: offset > 0 ? String(Math.max(0, offset - PAGE)) : null,
    total,
  };
}
