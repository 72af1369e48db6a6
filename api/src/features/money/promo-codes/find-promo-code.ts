import type { PromoCode } from '@comptoir/domain/money/promo-codes/promo-code';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '../../../platform/database/database.ts';
import { listPromoCodeRows, type PromoCodeRow } from './promo-codes.store.ts';

/** The code that someone has redeemed; null when there is none. */
export const findPromoCode = async (tx: Transaction, id: string | null): Promise<PromoCode | null> =>
  id ? ((await findPromoCodes(tx, [id])).get(id) ?? null) : null;

/** The codes that some have redeemed, by their ids; null is who has none. */
export async function findPromoCodes(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PromoCode>> {
  const wanted = new Set(ids.filter((id) => id !== null));
  const rows = wanted.size > 0 ? await listPromoCodeRows(tx, [...wanted]) : [];
  return new Map(rows.map((row) => [row.id, toPromoCode(row)]));
}

/** A stored code as the rules see it. */
export function toPromoCode(row: PromoCodeRow): PromoCode {
  const { code, onService, onInstallation, months, startsOn, endsOn, maxUses } = row;
  return { code, discount: toDiscount(row), onService, onInstallation, months, startsOn, endsOn, maxUses };
}

const toDiscount = ({ percentMillionths, amountCents }: PromoCodeRow): PromoCode['discount'] =>
  percentMillionths === null
    ? { kind: 'amount', amount: cents(amountCents ?? 0) }
    : { kind: 'percent', rate: percentMillionths };
