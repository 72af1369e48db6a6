import { z } from 'zod';
import { endpoint, instant, pageOf } from '../endpoint.ts';

/** A mail that did not go out, by its latest try. */
export const mailFailure = z.strictObject({
  id: z.uuid(),
  address: z.string(),
  subject: z.string(),
  outcome: z
    .enum(['refused', 'unavailable', 'unknown'])
    .describe('`refused`: for good, no one there has that address. The others are tried again, for some hours.'),
  detail: z.string().describe('In the words of the mail server.'),
  tries: z.number().int(),
  firstFailedAt: instant,
  lastFailedAt: instant,
  merchantId: z.uuid().nullable().describe('The merchant whose person has that address.'),
  company_name: z.string().nullable(),
});
export type MailFailure = z.infer<typeof mailFailure>;

export const listMailFailures = endpoint({
  method: 'GET',
  path: '/mail-failures',
  access: 'use-administration',
  summary: 'Mails that did not go out',
  description:
    'The latest first, 50 to a page. A mail that reaches the address settles those that did not; what no one settles is forgotten after 30 days.',
  query: z.strictObject({ cursor: z.coerce.number().int().min(0).max(1_000_000).optional() }),
  reply: pageOf(mailFailure).extend({ previousCursor: z.string().nullable(), count: z.number().int() }),
});
export type MailFailurePage = z.infer<typeof listMailFailures.reply>;

export const settleMailFailure = endpoint({
  method: 'PUT',
  path: '/mail-failures/:id/settlement',
  access: 'use-administration',
  summary: 'Take a mail off the list of those that did not go out',
  description: 'The mail itself is not sent again. `not-found` also when it is settled already.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.null(),
});
