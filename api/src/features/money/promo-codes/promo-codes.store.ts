import type { Transaction } from '../../../platform/database/database.ts';

/** A promo code as it is kept: one of `percentMillionths` and `amountCents` is null. */
export interface PromoCodeRow {
  readonly id: string;
  readonly code: string;
  readonly percentMillionths: number | null;
  readonly amountCents: number | null;
  readonly onService: boolean;
  readonly onInstallation: boolean;
  readonly months: number | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly maxUses: number | null;
  readonly withdrawnAt: Date | null;
}

const CODE = `p.id, p.code, p.percent_millionths as "percentMillionths", p.amount_cents::float8 as "amountCents",
  p.on_service as "onService", p.on_installation as "onInstallation", p.months, p.starts_on::text as "startsOn",
  p.ends_on::text as "endsOn", p.max_uses as "maxUses", p.withdrawn_at as "withdrawnAt"`;

export const listPromoCodeRows = (tx: Transaction, ids: readonly string[]): Promise<PromoCodeRow[]> =>
  tx.many({ name: 'list-promo-codes', text: `select ${CODE} from promo_codes p where id = any($1)`, values: [ids] });

/** A code by its normalized form. Locked, it is redeemed by one at a time, so that its uses can be counted. */
export const findByCode = (tx: Transaction, code: string, lock: boolean): Promise<PromoCodeRow | null> =>
  tx.first({
    text: `select ${CODE} from promo_codes p where code = $1 ${lock ? 'for update' : ''}`,
    values: [code],
  });

/** Counts the merchants that have redeemed a code, and says whether a merchant is one of them; only the server itself sees them all. */
export const countUses = async (
  tx: Transaction,
  { id, merchantId }: { id: string; merchantId: string },
): Promise<{ uses: number; usedByThisMerchant: boolean }> =>
  (await tx.first({
    text: `select count(*)::int as uses, coalesce(bool_or(merchant_id = $2), false) as "usedByThisMerchant"
      from promo_redemptions where promo_code_id = $1`,
    values: [id, merchantId],
  })) ?? { uses: 0, usedByThisMerchant: false };

export function insertRedemption(tx: Transaction, used: { id: string; merchantId: string; at: Date }): void {
  tx.write({
    text: 'insert into promo_redemptions (promo_code_id, merchant_id, redeemed_at) values ($1, $2, $3)',
    values: [used.id, used.merchantId, used.at],
  });
}

export type PromoCodeLine = PromoCodeRow & { readonly uses: number };

export const listPromoCodeLines = (tx: Transaction): Promise<PromoCodeLine[]> =>
  tx.many({
    text: `select ${CODE}, (select count(*)::int from promo_redemptions r where r.promo_code_id = p.id) as uses
      from promo_codes p order by created_at desc, id desc`,
  });

/** Inserts a code; false when there is one of that name already. */
export const insertPromoCode = async (
  tx: Transaction,
  code: Omit<PromoCodeRow, 'withdrawnAt'> & { createdAt: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `insert into promo_codes (id, code, percent_millionths, amount_cents, on_service, on_installation, months,
        starts_on, ends_on, max_uses, created_at)
      values (:id, :code, :percentMillionths, :amountCents, :onService, :onInstallation, :months, :startsOn, :endsOn, :maxUses,
        :createdAt) on conflict (code) do nothing returning id`,
    values: {
      id: code.id,
      code: code.code,
      percentMillionths: code.percentMillionths,
      amountCents: code.amountCents,
      onService: code.onService,
      onInstallation: code.onInstallation,
      months: code.months,
      startsOn: code.startsOn,
      endsOn: code.endsOn,
      maxUses: code.maxUses,
      createdAt: code.createdAt,
    },
  })) !== null;

/** Withdraws a code, which it then stays since the first time; null when there is none. */
export const writeWithdrawal = (
  tx: Transaction,
  id: string,
  at: Date,
): Promise<{ code: string; withdrawnAt: Date } | null> =>
  tx.first({
    text: `update promo_codes set withdrawn_at = coalesce(withdrawn_at, $2) where id = $1
      returning code, withdrawn_at as "withdrawnAt"`,
    values: [id, at],
  });
