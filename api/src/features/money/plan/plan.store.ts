import type { PlanPricesView } from '@comptoir/contract/money/plan';
import type { Transaction } from '../../../platform/database/database.ts';

export interface PricesRow {
  readonly id: string;
  readonly monthlyCents: number;
  readonly autonomousCents: number;
  readonly assistedCents: number;
}

/** Prices as they were set: from when they count, when they were set, and by whom. */
export interface DatedPricesRow extends PricesRow {
  readonly countsFrom: Date;
  readonly changedAt: Date;
  readonly changedBy: string | null;
  /** Number of running subscriptions that pay them. */
  readonly subscriptions: number;
}

const AMOUNTS = `p.id, p.monthly_cents::float8 as "monthlyCents", p.autonomous_cents::float8 as "autonomousCents",
  p.assisted_cents::float8 as "assistedCents"`;

/** Without a moment of their own they count from when they were set. */
const COUNTS_FROM = 'coalesce(p.counts_from, p.changed_at)';

/** The latest that count at an instant are in force. */
export const findPricesAt = (tx: Transaction, at: Date): Promise<PricesRow | null> =>
  tx.first({
    name: 'find-prices-at',
    text: `select ${AMOUNTS} from plan_prices p where ${COUNTS_FROM} <= $1
      order by ${COUNTS_FROM} desc, p.changed_at desc, p.id desc limit 1`,
    values: [at],
  });

export const listPricesById = (
  tx: Transaction,
  ids: readonly string[],
): Promise<(PricesRow & { readonly countsFrom: Date })[]> =>
  tx.many({
    name: 'list-prices-by-id',
    text: `select ${AMOUNTS}, ${COUNTS_FROM} as "countsFrom" from plan_prices p where p.id = any($1)`,
    values: [ids],
  });

/** Every price there was and will be, the latest first. */
export const listDatedPrices = (tx: Transaction): Promise<DatedPricesRow[]> =>
  tx.many({
    text: `select ${AMOUNTS}, ${COUNTS_FROM} as "countsFrom", p.changed_at as "changedAt", u.name as "changedBy",
        (select count(*)::int from subscriptions s where s.prices_id = p.id and s.state <> 'paused') as subscriptions
      from plan_prices p left join users u on u.id = p.changed_by
      order by ${COUNTS_FROM} desc, p.changed_at desc, p.id desc`,
  });

/** Prices as the table keeps them. */
export const columnsOf = ({ monthlyServiceCents, installation }: PlanPricesView) => ({
  monthlyCents: monthlyServiceCents,
  autonomousCents: installation.autonomousCents,
  assistedCents: installation.assistedCents,
});

export function insertPrices(
  tx: Transaction,
  prices: PlanPricesView & { id: string; countsFrom: Date; changedAt: Date; changedBy: string },
): void {
  const { id, countsFrom, changedAt, changedBy } = prices;
  const { monthlyCents, autonomousCents, assistedCents } = columnsOf(prices);
  tx.write({
    text: `insert into plan_prices (id, monthly_cents, autonomous_cents, assisted_cents, counts_from, changed_at, changed_by)
      values (:id, :monthlyCents, :autonomousCents, :assistedCents, :countsFrom, :changedAt, :changedBy)`,
    values: { id, monthlyCents, autonomousCents, assistedCents, countsFrom, changedAt, changedBy },
  });
}
