import type { PromoCode } from '@comptoir/domain/billing/promo-code';
import { cents } from '@comptoir/domain/money/money';
import type { Transaction } from '../../platform/database/database.ts';
import { findPromoCodeRow, type PromoCodeRow } from './promo-codes.store.ts';

/** The code that somebody has redeemed; null when there is none. */
export async function findPromoCode(tx: Transaction, id: string | null): Promise<PromoCode | null> {
  const row = id && (await findPromoCodeRow(tx, id));
  return row ? toPromoCode(row) : null;
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
