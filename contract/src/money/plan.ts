import { z } from 'zod';
import { endpoint, instant, pageOf } from '../endpoint.ts';

const amount = z.number().int().min(0).max(100_000_000);

/** Prices of the plan before taxes, in cents. */
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
  description: 'The prices for who subscribes now.',
  refusals: ['not-found', 'too-many-requests'],
  reply: planPrices,
});

export const setPlan = endpoint({
  method: 'PUT',
  path: '/plan',
  access: 'edit-plan',
  summary: 'Change the prices of the plan',
  description:
    'From now on, or from the midnight in Québec with which the day `from` begins; a day that has begun is refused in the field ' +
    '`from`. They count for who subscribes from then on: running subscriptions keep the prices under which they began, and ' +
    'invoices theirs.',
  body: z.strictObject({ ...planPrices.shape, from: z.iso.date().nullable().optional() }),
  reply: z.strictObject({ ...planPrices.shape, changedAt: instant, countsFrom: instant }),
});

/** Prices with when they count, who set them, and how many running subscriptions pay them. */
export const datedPricesView = z.strictObject({
  id: z.uuid(),
  ...planPrices.shape,
  countsFrom: instant,
  changedAt: instant,
  changedBy: z.string().nullable(),
  subscriptions: z.number().int(),
  state: z.enum(['to-come', 'in-force', 'past']),
});
export type DatedPricesView = z.infer<typeof datedPricesView>;

export const listPrices = endpoint({
  method: 'GET',
  path: '/plan/prices',
  access: 'edit-plan',
  summary: 'Prices that were, are and will be in force',
  description: 'The latest first.',
  reply: pageOf(datedPricesView),
});
