import { z } from 'zod';
import { endpoint, instant } from '../endpoint.ts';

const amount = z.number().int().min(0).max(100_000_000);

/** What the plan costs before taxes, in cents. */
export const planPrices = z.strictObject({
  monthlyServiceCents: amount,
  installation: z.strictObject({ autonomousCents: amount, assistedCents: amount }),
});
export type PlanPricesView = z.infer<typeof planPrices>;

export const getPlan = endpoint({
  method: 'GET',
  path: '/plan',
  access: 'public',
  summary: 'Prices of the plan',
  description: 'The prices for new subscriptions and future months.',
  refusals: ['not-found', 'too-many-requests'],
  reply: planPrices,
});

export const setPlan = endpoint({
  method: 'PUT',
  path: '/plan',
  access: 'edit-plan',
  summary: 'Change the prices of the plan',
  description: 'From now on. Invoices keep their prices.',
  body: planPrices,
  reply: z.strictObject({ ...planPrices.shape, changedAt: instant }),
});
