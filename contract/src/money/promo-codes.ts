import { z } from 'zod';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';

/** Discount of a code: a rate in millionths of the price, or cents. */
const discount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), rateMillionths: z.number().int().min(1).max(1_000_000) }),
  z.strictObject({ kind: z.literal('amount'), amountCents: z.number().int().min(1).max(100_000_000) }),
]);

const terms = {
  discount,
  onService: z.boolean(),
  onInstallation: z.boolean(),
  /** For the first so many billed months; null for all. */
  months: z.number().int().min(1).max(120).nullable(),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  maxUses: z.number().int().min(1).max(1_000_000).nullable(),
};

export const promoCodeView = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  ...terms,
  uses: z.number().int(),
  /** Can no longer be redeemed; what it gave stays given. */
  withdrawnAt: instant.nullable(),
});
export type PromoCodeView = z.infer<typeof promoCodeView>;

export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/promo-codes',
  access: 'edit-promo-codes',
  summary: 'Promo codes, newest first',
  reply: pageOf(promoCodeView),
});

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/promo-codes',
  access: 'edit-promo-codes',
  summary: 'Create a promo code',
  description:
    'A code that takes nothing off is refused in the field `onService`, one that ends before it starts, or has ended (`over`), in `endsOn`.',
  refusals: ['promo-code-taken'],
  body: z.strictObject({ code: plainText(32).trim().min(3), ...terms }),
  reply: promoCodeView,
});

export const withdrawPromoCode = endpoint({
  method: 'DELETE',
  path: '/promo-codes/:id',
  access: 'edit-promo-codes',
  summary: 'Withdraw a promo code',
  description: 'It can no longer be redeemed. What it gave stays.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.null(),
});
