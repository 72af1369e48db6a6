import type { createPromoCode, withdrawPromoCode } from '@comptoir/contract/money/promo-codes';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { promoCodesQuery } from '../../../shared/queries/money.ts';

/** Content of a new code. */
export type NewPromoCode = z.input<(typeof createPromoCode)['body']>;

/** Every promo code, newest first. */
export const usePromoCodes = () => useQuery(promoCodesQuery());

export const useCreatePromoCode = () =>
  useChange((body: NewPromoCode) => call<typeof createPromoCode>('POST', '/promo-codes', { body }), 'promo-codes');

export const useWithdrawPromoCode = () =>
  useChange(
    (id: string) => call<typeof withdrawPromoCode>('DELETE', '/promo-codes/:id', { params: { id } }),
    'promo-codes',
  );
