import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { InboundMailService, MailDelivery } from './inbound-mail.ts';
import { readReport } from './read-report.ts';

/**
 * Mail in the form of Postmark's inbound webhook, which other services offer, too. The webhook's address carries a name and a password,
 * which arrive as HTTP Basic authentication. The service puts its own headers above those that the sender wrote: of each, the first counts.
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
      recipients: [delivery.OriginalRecipient, ...addressed.map(({ Email }) => Email)].map(short),
      hashes: [delivery.MailboxHash, ...addressed.map(({ MailboxHash }) => MailboxHash)].filter(Boolean).map(short),
      subject: short(delivery.Subject),
      text: delivery.TextBody,
      html: delivery.HtmlBody,
      strippedText: delivery.StrippedTextReply,
      headers,
      isVerified: isSigned(headers) || isSentByDomainOf(from, headers),
      files: delivery.Attachments.filter((file) => !isDecoration(file)).map(({ Name, ContentLength }) => ({
        name: short(Name).slice(0, LONGEST_FILE_NAME),
        bytes: Math.max(0, Math.round(ContentLength)),
      })),
    };
  },
});

/** More addresses than these were not written by a person who answers. */
const MOST_ADDRESSES = 200;
const LONGEST_FILE_NAME = 120;
const LONGEST_LINE = 1000;

/** What is one line, and no longer than anyone reads: a mail is not refused for what its sender's program put into it. */
const short = (text: string): string =>
  text
    .slice(0, LONGEST_LINE)
    .replaceAll(/\p{Cc}/gu, '')
    .trim();

/** Pictures as small as these, shown within the letter, are signs under a signature. */
const SMALLEST_PICTURE_BYTES = 16_000;

const isDecoration = ({ ContentType, ContentID, ContentLength }: MailDelivery['Attachments'][number]): boolean =>
  ContentID !== '' && ContentType.startsWith('image/') && ContentLength < SMALLEST_PICTURE_BYTES;

function headersOf({ Headers }: MailDelivery): Record<string, string> {
  // read backwards, so that the first of several is the one that stays
  return Object.fromEntries(Headers.toReversed().map(({ Name, Value }) => [Name.toLowerCase(), Value]));
}

/** A valid signature of the domain that the mail says it is from. */
const isSigned = (headers: Readonly<Record<string, string>>): boolean =>
  /(?:^|[\s,])DKIM_VALID_AU(?:$|[\s,])/.test(headers['x-spam-tests'] ?? '');

/** The server may send for the domain in the envelope, and that is the domain in the letter's head. */
function isSentByDomainOf(from: string, headers: Readonly<Record<string, string>>): boolean {
  const spf = headers['received-spf'] ?? '';
  const envelope = /\benvelope-from=<?([^\s;>]+)/i.exec(spf)?.[1] ?? '';
  return /^\s*pass\b/i.test(spf) && domainOf(envelope) !== '' && domainOf(envelope) === domainOf(from);
}

const domainOf = (address: string): string => /@([^@]+)$/.exec(normalEmail(address))?.[1] ?? '';

function passwordIn(authorization: string): string {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return given.slice(given.indexOf(':') + 1);
}

/** In a time that shows nothing of how much of it is right. */
const isSame = (given: string, known: string): boolean => timingSafeEqual(hashOf(given), hashOf(known));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
