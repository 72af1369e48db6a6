import { checkPromoCode, normalizePromoCode, type PromoCode } from '@comptoir/domain/money/promo-codes/promo-code';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { toPromoCode } from './find-promo-code.ts';
import { countUses, findByCode, insertRedemption, type PromoCodeRow } from './promo-codes.store.ts';

/** A code as a merchant typed it; nothing typed is no code. `today`: the day where the merchant is. */
export interface TypedCode {
  readonly typed: string | undefined;
  readonly merchantId: string;
  readonly today: string;
}

/** A code that counts, and its id. */
export interface RedeemedCode {
  readonly id: string;
  readonly code: PromoCode;
}

/**
 * Returns the discount that a code would give now, without redeeming it; null when none was typed. Under the scope `system`, which alone sees
 * whether others have used it up. @throws AppError validation-failed at `promoCode`: unknown, not-started, expired, used-up, already-used
 */
export const checkTypedCode = (tx: Transaction, code: TypedCode): Promise<RedeemedCode | null> =>
  findRedeemable(tx, code, { lock: false });

/**
 * Redeems a code for a merchant, once and for all, under the scope `system`; null when none was typed. Another merchant that wants
 * it waits until the transaction ends. @throws AppError as `checkTypedCode`
 */
export async function redeemPromoCode(
  tx: Transaction,
  code: TypedCode & { readonly at: Date },
): Promise<RedeemedCode | null> {
  const redeemed = await findRedeemable(tx, code, { lock: true });
  if (redeemed) insertRedemption(tx, { id: redeemed.id, merchantId: code.merchantId, at: code.at });
  return redeemed;
}

async function findRedeemable(
  tx: Transaction,
  { typed, merchantId, today }: TypedCode,
  { lock }: { lock: boolean },
): Promise<RedeemedCode | null> {
  const normalized = normalizePromoCode(typed ?? '');
  if (normalized === '') return null;
  const row = await findByCode(tx, normalized, lock);
  if (!row) throw refusal('unknown');
  const uses = await countUses(tx, { id: row.id, merchantId });
  const checked = checkPromoCode(toPromoCode(row), { ...uses, today });
  if (!checked.ok) throw refusal(checked.reason.replace('promo-code-', ''));
  refuseWithdrawn(row);
  return { id: row.id, code: checked.value };
}

/** A code that was withdrawn is one that has run out, to anyone who holds it. */
function refuseWithdrawn({ withdrawnAt }: PromoCodeRow): void {
  if (withdrawnAt) throw refusal('expired');
}

const refusal = (rule: string): AppError => new AppError('validation-failed', [{ path: 'promoCode', rule }]);
