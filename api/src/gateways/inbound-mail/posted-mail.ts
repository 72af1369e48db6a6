import { createHash, timingSafeEqual } from 'node:crypto';
import type { InboundMailService, MailDelivery } from './inbound-mail.ts';
import { isVouchedFor } from './is-vouched-for.ts';
import { readReport } from './read-report.ts';

/**
 * Mail in the form of Postmark's inbound webhook, which other services offer, too. The webhook's address carries a name and a password,
 * which arrive as HTTP Basic authentication. Where the service puts its own headers among those that the sender wrote is not known.
 */
export const createPostedMail = ({ password }: { readonly password: string }): InboundMailService => ({
  recognizes: ({ authorization = '' }) => isSame(passwordIn(authorization), password),
  readReport,
  read: (delivery) => {
    const headers = headersOf(delivery);
    const from = short(delivery.FromFull.Email);
    const addressed = [...delivery.ToFull, ...delivery.CcFull, ...delivery.BccFull].slice(0, MOST_ADDRESSES);
    return {
      messageId: short(headers['message-id'] ?? delivery.MessageID),
      from,
      recipients: [delivery.OriginalRecipient, ...addressed.map(({ Email }) => Email)].map((one) => short(one)),
      hashes: [delivery.MailboxHash, ...addressed.map(({ MailboxHash }) => MailboxHash)]
        .filter(Boolean)
        .map((one) => short(one)),
      subject: short(delivery.Subject),
      text: delivery.TextBody,
      html: delivery.HtmlBody,
      strippedText: delivery.StrippedTextReply,
      headers,
      isVerified: isVouchedFor(delivery),
      files: delivery.Attachments.filter((file) => !isDecoration(file)).map(({ Name, ContentLength }) => ({
        name: short(Name, LONGEST_FILE_NAME),
        bytes: Math.min(Math.max(0, Math.round(ContentLength)), MOST_BYTES),
      })),
    };
  },
});

/** More addresses than these were not written by a person who answers. */
const MOST_ADDRESSES = 200;
const LONGEST_FILE_NAME = 120;
const LONGEST_LINE = 1000;
/** No more than this is ever posted, whatever a file is said to hold. */
const MOST_BYTES = 50_000_000;

/**
 * Characters that no line holds: halves of characters, and those that turn the direction of letters, by which `exe.gpj` would
 * stand there as `jpg.exe`.
 */
const UNWRITABLE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a text as one line, no longer than anyone reads: a mail is not refused for its sender's program. */
const short = (text: string, longest = LONGEST_LINE): string =>
  text.slice(0, LONGEST_LINE).replaceAll(UNWRITABLE, '').trim().slice(0, longest).replace(HALF, '');

/** The first half of a character at the end of a line that was cut. */
const HALF = /[\uD800-\uDBFF]$/;

/** Pictures as small as these, shown within the letter, are signs under a signature. */
const SMALLEST_PICTURE_BYTES = 16_000;

const isDecoration = ({ ContentType, ContentID, ContentLength }: MailDelivery['Attachments'][number]): boolean =>
  ContentID !== '' && ContentType.startsWith('image/') && ContentLength < SMALLEST_PICTURE_BYTES;

function headersOf({ Headers }: MailDelivery): Record<string, string> {
  // read backwards, so that the first of several is the one that stays
  return Object.fromEntries(Headers.toReversed().map(({ Name, Value }) => [Name.toLowerCase(), Value]));
}

function passwordIn(authorization: string): string {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return given.slice(given.indexOf(':') + 1);
}

/** In a time that shows nothing of how much of it is right. */
const isSame = (given: string, known: string): boolean => timingSafeEqual(hashOf(given), hashOf(known));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
