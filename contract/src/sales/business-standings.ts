import { z } from 'zod';
import { merchantFacts } from '../base/merchant-lists.ts';
import { endpoint } from '../endpoint.ts';

const sales = z.strictObject({ bills: z.number().int(), soldCents: z.number().int() });

const { certificates, waiting, oldestWaitingAt, refused, devicesInTrouble, isStuck, owedCents } = merchantFacts.shape;

/**
 * One business of the caller's beside the others. Amounts are cents of what was sold, taxes included. What the caller's right there does not
 * show them is null. Source: decisions 40 and 201.
 */
export const businessStanding = z.strictObject({
  merchantId: z.uuid(),
  today: sales.describe('Since midnight where it is, without refused bills.'),
  weekBefore: sales.describe('The same hours of the day seven days before.'),
  certificates: certificates.nullable().describe('Of whose devices the worst stands so; null for accountants.'),
  waiting: waiting.nullable().describe('Bills to send; null for accountants.'),
  oldestWaitingAt: oldestWaitingAt.describe('Null for accountants, too.'),
  refused: refused.nullable().describe('Bills of the last seven days that were refused; null for accountants.'),
  devicesInTrouble: devicesInTrouble
    .nullable()
    .describe('Devices that may not sign, or soon no longer; null for accountants.'),
  isStuck: isStuck.nullable().describe('Registering for more than a week; null for accountants.'),
  owedCents: owedCents.nullable().describe('What was due and is not paid; null where the caller is no owner.'),
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
    'of the one in view where the provider alone has proven who calls. What the right there does not show is null.',
  reply: z.strictObject({ items: z.array(businessStanding) }),
});
