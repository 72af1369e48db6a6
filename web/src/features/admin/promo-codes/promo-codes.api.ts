import type { createPromoCode, listPromoCodes, withdrawPromoCode } from '@comptoir/contract/money/promo-codes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../shared/http/call.ts';

const KEY = ['promo-codes'];

/** What a new code is made of. */
export type NewPromoCode = z.input<(typeof createPromoCode)['body']>;

/** Every promo code, newest first. */
export const usePromoCodes = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call<typeof listPromoCodes>('GET', '/promo-codes', { signal }) });

export const useCreatePromoCode = () =>
  useChange((body: NewPromoCode) => call<typeof createPromoCode>('POST', '/promo-codes', { body }));

export const useWithdrawPromoCode = () =>
  useChange((id: string) => call<typeof withdrawPromoCode>('DELETE', '/promo-codes/:id', { params: { id } }));

/** A change of the codes, after which they are read again; also when it was refused, as another may have made it. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: KEY }) });
}
