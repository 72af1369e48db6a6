import { z } from 'zod';
import { merchantFacts } from '../base/merchant-lists.ts';
import { endpoint } from '../endpoint.ts';

const sales = z.strictObject({ bills: z.number().int(), soldCents: z.number().int() });

/** One business of the caller's beside the others. Amounts are cents of what was sold, taxes included. */
export const businessStanding = merchantFacts
  .pick({
    certificates: true,
    waiting: true,
    oldestWaitingAt: true,
    refused: true,
    devicesInTrouble: true,
    isStuck: true,
  })
  .extend({
    merchantId: z.uuid(),
    today: sales.describe('Since midnight where it is, without refused bills.'),
    weekBefore: sales.describe('The same hours of the day seven days before.'),
    owedCents: z
      .number()
      .int()
      .min(0)
      .nullable()
      .describe('What was due and is not paid; null where the caller is no owner.'),
  });
export type BusinessStanding = z.infer<typeof businessStanding>;

/** Source: decision 200. */
export const listBusinessStandings = endpoint({
  method: 'GET',
  path: '/memberships/standings',
  access: 'edit-memberships',
  summary: 'The businesses of one sign-in, side by side',
  description:
    'Sales of today against the week before, what waits, certificates and money due, of every business that the account has opened; ' +
    'of the one in view where the provider alone has proven who calls.',
  reply: z.strictObject({ items: z.array(businessStanding) }),
});
