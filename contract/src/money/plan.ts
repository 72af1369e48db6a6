import { z } from 'zod';
import { endpoint, instant } from '../endpoint.ts';

const amount = z.number().int().min(0).max(100_000_000);

/** What the plan costs before taxes, in cents. */
export const planPrices = z.strictObject({
  monthlyServiceCents: amount,
  installation: z.strictObject({ autonomousCents: amount, assistedCents: amount }),
});
export type PlanPricesView = z.infer<typeof planPrices>;

/** The prices in force for new subscriptions and future months; public, because people sign up before they sign in. */
export const getPlan = endpoint({
  method: 'GET',
  path: '/plan',
  access: 'public',
  summary: 'Prices of the plan',
  reply: planPrices,
});

/** Sets the prices from now on. Invoices made already keep theirs. */
export const setPlan = endpoint({
  method: 'PUT',
  path: '/plan',
  access: 'edit-plan',
  summary: 'Change the prices of the plan',
  body: planPrices,
  reply: z.strictObject({ ...planPrices.shape, changedAt: instant }),
});
