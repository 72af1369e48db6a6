import { MAIL_OUTCOMES } from '@comptoir/domain/base/mail/mail-outcome';
import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';

/** A mail that did not go out, by its latest try, or that came back. */
export const mailFailure = z.strictObject({
  id: z.uuid(),
  address: z.string(),
  subject: z.string(),
  outcome: z
    .enum(MAIL_OUTCOMES)
    .describe(
      '`refused`: for good, no one there has that address. `unavailable` and `unknown` are tried again, for some hours. ' +
        '`bounced`, `bounced-for-now` and `complaint` came back after they were taken.',
    ),
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
  summary: 'Mails that did not go out, or came back',
  description:
    'The latest first, 50 to a page. A mail that reaches the address settles those that did not go out, and none that came back; what no one ' +
    'settles is forgotten after 30 days.',
  query: z.strictObject({
    merchantId: z.uuid().optional().describe('Only those to the people of this merchant.'),
    cursor: z.coerce.number().int().min(0).max(1_000_000).optional(),
  }),
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

/** In the form in which mail services report what became of a mail. Source: decision 142. */
export const reportMail = endpoint({
  method: 'POST',
  path: '/webhooks/mail-reports',
  access: 'public',
  summary: 'Mails that came back',
  description:
    'Recognized by the password of HTTP Basic authentication. A report that comes again is taken once; one of a mail that is not ' +
    'known, or of anything else than a bounce or a complaint, is left.',
  refusals: ['inbound-mail-not-set', 'too-many-requests', 'webhook-not-recognized'],
  body: z.object({
    RecordType: plainText(100),
    Type: plainText(100).default(''),
    Description: boundedText(10_000).default(''),
    Details: boundedText(10_000).default(''),
    Metadata: z.object({ mail: plainText(100).default('') }).default({ mail: '' }),
  }),
  reply: z.null(),
});
