import type { PlanPrices } from '@comptoir/domain/money/subscriptions/price-cart';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findNewestPrices } from './plan.store.ts';

/** The prices in force; null before any were set. */
export async function findPrices(tx: Transaction): Promise<PlanPrices | null> {
  const row = await findNewestPrices(tx);
  if (!row) return null;
  const { monthlyCents, autonomousCents, assistedCents } = row;
  return {
    monthlyService: cents(monthlyCents),
    installation: { autonomous: cents(autonomousCents), assisted: cents(assistedCents) },
  };
}

/** The prices in force. @throws AppError not-found before any were set: nothing can be sold yet */
export async function getPrices(tx: Transaction): Promise<PlanPrices> {
  const prices = await findPrices(tx);
  if (!prices) throw new AppError('not-found');
  return prices;
}
