import type { PlanPrices } from '@comptoir/domain/money/subscriptions/price-cart';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { pricesIdOn, type KeptPrices } from '@comptoir/domain/money/price-moves/kept-prices';
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

/**
 * Returns the prices of a subscription for a period that begins on a day: those under which it began or that were announced to it, or those in
 * force where none are known. Source: decision 131.
 */
export type PricesOf = (kept: KeptPrices, startsOn: Day) => SoldPrices;

/** Finds the prices of some subscriptions; null before any were set. */
export async function findKeptPrices(tx: Transaction, kept: readonly KeptPrices[], at: Date): Promise<PricesOf | null> {
  const inForce = await findPrices(tx, at);
  if (!inForce) return null;
  const named = kept.flatMap(({ pricesId, comingPricesId }) => [pricesId, comingPricesId]);
  const wanted = [...new Set(named.filter((id) => id !== null))];
  const rows = wanted.length > 0 ? await listPricesById(tx, wanted) : [];
  const byId = new Map(rows.map((row) => [row.id, toPrices(row)]));
  return (of, startsOn) => byId.get(pricesIdOn(of, startsOn) ?? '') ?? inForce;
}

/** Prices, and since when people subscribe at them. */
export type DatedPrices = SoldPrices & { readonly countsFrom: Date };

/** Prices by their id; those that are not there are left out. */
export const findDatedPrices = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DatedPrices>> =>
  new Map((await listPricesById(tx, ids)).map((row) => [row.id, { ...toPrices(row), countsFrom: row.countsFrom }]));

const toPrices = ({ id, monthlyCents, autonomousCents, assistedCents }: PricesRow): SoldPrices => ({
  id,
  monthlyService: cents(monthlyCents),
  installation: { autonomous: cents(autonomousCents), assisted: cents(assistedCents) },
});
