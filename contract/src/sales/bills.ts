import { z } from 'zod';
import { endpoint, instant, merchantScope } from '../endpoint.ts';

export const waitingTransactions = endpoint({
  method: 'GET',
  path: '/transactions/waiting',
  access: 'read-transactions',
  summary: 'Bills waiting for the authority',
  description: 'How many bills the authority does not have yet, and how urgent that is.',
  query: merchantScope,
  reply: z.strictObject({
    count: z.number().int(),
    oldestAt: instant.nullable(),
    urgency: z.enum(['calm', 'warning', 'urgent', 'late']),
    authorityReachable: z.boolean(),
  }),
});

/** Source: spec §1, §4. */
export const transmitTransactions = endpoint({
  method: 'POST',
  path: '/transactions/transmit',
  access: 'transmit-transactions',
  summary: 'Send waiting bills now',
  description: 'Oldest first. With `dryRun` it only says what would be sent.',
  query: merchantScope,
  body: z.strictObject({ dryRun: z.boolean().default(false) }),
  reply: z.strictObject({ waiting: z.number().int(), sent: z.number().int(), stillWaiting: z.number().int() }),
});
