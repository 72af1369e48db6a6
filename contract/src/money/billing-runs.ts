import { z } from 'zod';
import { endpoint, instant } from '../endpoint.ts';

const count = z.number().int();

/** Progress of a run: all that it has done so far. The last line is `done`, or `failed` when it came to an end before. */
export const billingProgress = z.strictObject({
  step: z.enum(['invoices', 'payments', 'lost-replies', 'done', 'failed']),
  invoices: count,
  invoicedCents: count,
  pauses: count,
  paid: count,
  declined: count,
  withoutCard: count,
  unavailable: count,
  unknown: count,
});
export type BillingProgress = z.infer<typeof billingProgress>;

export const runBilling = endpoint({
  method: 'POST',
  path: '/billing-runs',
  access: 'edit-invoices',
  summary: 'Do the work of midnight for a moment (demo only)',
  description:
    'Does the work of midnight for a moment. It exists in the demo only; elsewhere it is `not-found`. The last line ' +
    'is `done` or `failed`.',
  refusals: ['not-found'],
  replyForm: 'lines',
  body: z.strictObject({ now: instant }),
  reply: z.null(),
});
