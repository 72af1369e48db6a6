import type { Actor } from '@comptoir/domain/base/access/access';
import type { DatedPricesView, PlanPricesView } from '@comptoir/contract/money/plan';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { columnsOf, findPricesAt, insertPrices, type DatedPricesRow } from './plan.store.ts';

/**
 * Sets prices for who subscribes from now on, or from the midnight in Québec with which a day begins.
 * @throws AppError validation-failed (from: day-passed)
 */
export async function setPrices(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  { from, ...prices }: PlanPricesView & { from?: string | null | undefined },
): Promise<{ changedAt: Date; countsFrom: Date }> {
  const changedAt = now();
  if (from && from <= quebecDayOf(changedAt))
    throw new AppError('validation-failed', [{ path: 'from', rule: 'day-passed' }]);
  const countsFrom = from ? boundsOfQuebecDay(from).start : changedAt;
  await database.transaction(scopeOfActor(actor), async (tx) => {
    const { id: _, ...before } = (await findPricesAt(tx, countsFrom)) ?? { id: null };
    const id = orderedId(changedAt);
    insertPrices(tx, { ...prices, id, countsFrom, changedAt, changedBy: actor.userId });
    const record = { action: 'prices-changed', facts: {} } as const;
    const after = { ...columnsOf(prices), ...(from ? { countsFrom: countsFrom.toISOString() } : {}) };
    writeAudit(tx, { occurredAt: changedAt, subject: { type: 'plan', id }, record, before: { ...before }, after });
  });
  return { changedAt, countsFrom };
}

/** Prices of the list, which are in force when they are the latest that count. */
export function viewDatedPrices(rows: readonly DatedPricesRow[], now: Date): DatedPricesView[] {
  const inForce = rows.find(({ countsFrom }) => countsFrom <= now)?.id;
  return rows.map((row) => ({
    id: row.id,
    monthlyServiceCents: row.monthlyCents,
    installation: { autonomousCents: row.autonomousCents, assistedCents: row.assistedCents },
    countsFrom: row.countsFrom.toISOString(),
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
    subscriptions: row.subscriptions,
    state: row.id === inForce ? 'in-force' : row.countsFrom > now ? 'to-come' : 'past',
  }));
}
