import type { setPlan } from '@comptoir/contract/money/plan';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { planQuery, pricesQuery } from '../../../shared/queries/money.ts';

/** Prices, and the day from which they count; null for from now on. */
export type NewPrices = z.input<(typeof setPlan)['body']>;

/** The prices in force, before taxes. */
export const usePlan = () => useQuery(planQuery());

/** The prices that were, are and will be in force. */
export const usePrices = () => useQuery(pricesQuery());

/** Sets the prices; the automatic alert says so. What was priced with the old ones is read again. */
export const useSetPlan = () =>
  useChange((body: NewPrices) => call<typeof setPlan>('PUT', '/plan', { body }), 'plan', 'cart');
