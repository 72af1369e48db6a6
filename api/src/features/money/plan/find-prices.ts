import type { PlanPrices } from '@comptoir/domain/money/subscriptions/price-cart';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findPricesAt, listPricesById, type PricesRow } from './plan.store.ts';

/** Prices by which something is sold, and which ones they are. */
export type SoldPrices = PlanPrices & { readonly id: string };

/** The prices in force at an instant; null before any were set. */
async function findPrices(tx: Transaction, at: Date): Promise<SoldPrices | null> {
  const row = await findPricesAt(tx, at);
  return row && toPrices(row);
}

/** The prices in force. @throws AppError not-found before any were set: nothing can be sold yet */
export async function getPrices(tx: Transaction, at: Date): Promise<SoldPrices> {
  const prices = await findPrices(tx, at);
  if (!prices) throw new AppError('not-found');
  return prices;
}

/** What a subscription pays: the prices under which it began, or those in force where none are known. Source: decision 131. */
export type PricesOf = (kept: { readonly pricesId: string | null }) => SoldPrices;

/** What each of some subscriptions pays; null before any prices were set. */
export async function findKeptPrices(
  tx: Transaction,
  kept: readonly { readonly pricesId: string | null }[],
  at: Date,
): Promise<PricesOf | null> {
  const inForce = await findPrices(tx, at);
  if (!inForce) return null;
  const wanted = [...new Set(kept.flatMap(({ pricesId }) => (pricesId === null ? [] : [pricesId])))];
  const rows = wanted.length > 0 ? await listPricesById(tx, wanted) : [];
  const byId = new Map(rows.map((row) => [row.id, toPrices(row)]));
  return ({ pricesId }) => (pricesId === null ? undefined : byId.get(pricesId)) ?? inForce;
}

const toPrices = ({ id, monthlyCents, autonomousCents, assistedCents }: PricesRow): SoldPrices => ({
  id,
  monthlyService: cents(monthlyCents),
  installation: { autonomous: cents(autonomousCents), assisted: cents(assistedCents) },
});
