import type { PlanPricesView } from '@comptoir/contract/money/plan';
import type { Transaction } from '../../../platform/database/database.ts';

export interface PricesRow {
  readonly monthlyCents: number;
  readonly autonomousCents: number;
  readonly assistedCents: number;
}

/** The newest prices are in force. */
export const findNewestPrices = (tx: Transaction): Promise<PricesRow | null> =>
  tx.first({
    name: 'find-newest-prices',
    text: `select monthly_cents::float8 as "monthlyCents", autonomous_cents::float8 as "autonomousCents",
        assisted_cents::float8 as "assistedCents"
      from plan_prices order by changed_at desc, id desc limit 1`,
  });

/** Prices as the table keeps them. */
export const columnsOf = ({ monthlyServiceCents, installation }: PlanPricesView) => ({
  monthlyCents: monthlyServiceCents,
  autonomousCents: installation.autonomousCents,
  assistedCents: installation.assistedCents,
});

export function insertPrices(
  tx: Transaction,
  prices: PlanPricesView & { id: string; changedAt: Date; changedBy: string },
): void {
  const { id, changedAt, changedBy } = prices;
  const { monthlyCents, autonomousCents, assistedCents } = columnsOf(prices);
  tx.write({
    text: `insert into plan_prices (id, monthly_cents, autonomous_cents, assisted_cents, changed_at, changed_by)
      values (:id, :monthlyCents, :autonomousCents, :assistedCents, :changedAt, :changedBy)`,
    values: { id, monthlyCents, autonomousCents, assistedCents, changedAt, changedBy },
  });
}
