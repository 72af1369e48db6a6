import { z } from 'zod';
import { endpoint, instant, merchantScope } from '../endpoint.ts';

/** Bills that the authority does not have yet. */
export const waitingTransactions = endpoint({
  method: 'GET',
  path: '/transactions/waiting',
  access: 'read-transactions',
  summary: 'Bills waiting for the authority',
  query: merchantScope,
  reply: z.strictObject({
    count: z.number().int(),
    oldestAt: instant.nullable(),
    urgency: z.enum(['calm', 'warning', 'urgent', 'late']),
    authorityReachable: z.boolean(),
  }),
});

/** The batch button: sends what waits, oldest first; with `dryRun` only says what would be sent. Source: spec §1, §4. */
export const transmitTransactions = endpoint({
  method: 'POST',
  path: '/transactions/transmit',
  access: 'transmit-transactions',
  summary: 'Send waiting bills now',
  query: merchantScope,
  body: z.strictObject({ dryRun: z.boolean().default(false) }),
  reply: z.strictObject({ waiting: z.number().int(), sent: z.number().int(), stillWaiting: z.number().int() }),
});
