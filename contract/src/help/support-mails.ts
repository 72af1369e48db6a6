import { SET_ASIDE_REASONS } from '@comptoir/domain/help/support/inbound-mail';
import { z } from 'zod';
import { cutList, cutText } from '../bounded-text.ts';
import { endpoint, instant, pageOf, plainText } from '../endpoint.ts';

/** A mail that stands in no conversation. */
export const setAsideMail = z.strictObject({
  id: z.uuid(),
  receivedAt: instant,
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  reason: z.enum(SET_ASIDE_REASONS),
  /** The ticket that its address or its subject names. */
  ticket: z.strictObject({ id: z.uuid(), ticketNumber: z.string(), personEmail: z.string() }).nullable(),
});
export type SetAsideMail = z.infer<typeof setAsideMail>;

export const listSetAsideMails = endpoint({
  method: 'GET',
  path: '/support-mails',
  access: 'answer-support',
  summary: 'Mails that were set aside and wait for a decision',
  description: 'The newest first. None of them is shown to who asked.',
  query: z.strictObject({
    cursor: plainText(400).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(setAsideMail),
});

export const decideSetAsideMail = endpoint({
  method: 'POST',
  path: '/support-mails/:id/decision',
  access: 'answer-support',
  summary: 'Add a mail that was set aside to its ticket, or discard it',
  description:
    'Added, it stands in the conversation as a note with its sender: what a stranger wrote is not said by who asked.',
  refusals: ['mail-decided', 'ticket-unknown'],
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ decision: z.enum(['add', 'discard']) }),
  reply: z.null(),
});

/** Cuts a text to the longest that is looked at. */
const cut = (longest: number) => cutText(longest).default('');
const words = cut(1_000_000);
/** As much of a line of a mail as is looked at, and as many of its headers. */
export const LONGEST_MAIL_LINE = 1000;
export const MOST_MAIL_HEADERS = 1000;
const line = cut(LONGEST_MAIL_LINE);
const address = z.object({ Email: line, MailboxHash: line });
const addresses = cutList(address, 200).default([]);

/**
 * In the form in which mail services pass on what they receive. Nothing in it is refused for its length, but cut: a mail that is refused is posted
 * again for hours, and its sender hears nothing. The answer is 200, which the service takes for received. Source: decision 132, decision 148.
 */
export const receiveMail = endpoint({
  method: 'POST',
  path: '/webhooks/mail',
  access: 'public',
  summary: 'Mails that come in',
  description:
    'Recognized by the password of HTTP Basic authentication. A mail that comes again is taken once. What it says is taken as ' +
    'text: markup, files and quoted mails are left. At most 50 MB.',
  refusals: ['inbound-mail-not-set', 'too-many-requests', 'webhook-not-recognized'],
  body: z.object({
    From: line,
    FromFull: address,
    ToFull: addresses,
    CcFull: addresses,
    BccFull: addresses,
    OriginalRecipient: line,
    MailboxHash: line,
    Subject: line,
    MessageID: cutText(1000),
    TextBody: words,
    HtmlBody: words,
    StrippedTextReply: words,
    Headers: cutList(z.object({ Name: cutText(1000), Value: cutText(20_000) }), MOST_MAIL_HEADERS).default([]),
    Attachments: cutList(
      z.object({ Name: line, ContentType: line, ContentLength: z.number().default(0), ContentID: line }),
      1000,
    ).default([]),
  }),
  reply: z.strictObject({}),
});
