import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emailText } from '../shared/email-text.ts';
import { controlRefusal } from '../shared/control-routes.ts';
import type { Mailbox } from './mailbox.ts';
import { postToPortal } from './post-to-portal.ts';
import { type ReadMail, readMail } from './read-mail.ts';

/** An answer to a mail. `from`: another address than that it came to, as a stranger has; `isForged`: no domain vouches for it. */
export const answerSchema = z.strictObject({
  id: z.coerce.number().int().positive(),
  text: z.string().max(100_000),
  from: emailText.optional(),
  subject: z.string().max(500).optional(),
  html: z.string().max(100_000).optional(),
  messageId: z.string().max(200).optional(),
  isAutomatic: z.boolean().default(false),
  isForged: z.boolean().default(false),
});

/** Writes an answer as a mail program does, and passes it on to the portal's webhook. */
export async function answerMail(
  mailbox: Mailbox,
  { id, ...answer }: z.output<typeof answerSchema>,
): Promise<{ status: number; messageId: string }> {
  const message = mailbox.state.messages.get(id);
  if (!message) throw controlRefusal(404, `There is no message ${id}.`);
  const { webhookUrl } = mailbox.state;
  if (webhookUrl === null) throw controlRefusal(409, 'The portal has not said where answers are passed on.');
  const mail = await readMail(Buffer.from(message.raw, 'base64'));
  const from = answer.from ?? message.envelope.to[0] ?? '';
  const messageId = answer.messageId ?? `<${randomUUID()}@${from.split('@').at(-1)}>`;
  const written = { ...answer, from, messageId, mail, subject: answer.subject ?? `Re: ${message.subject}` };
  return { status: await postToPortal(webhookUrl, deliveryOf(written)), messageId };
}

interface Written extends Omit<z.output<typeof answerSchema>, 'id'> {
  readonly from: string;
  readonly messageId: string;
  readonly subject: string;
  readonly mail: ReadMail;
}

/** In the form of services that take mail in: addresses apart, headers as a list, those of the service first. */
function deliveryOf({ mail, from, messageId, subject, ...written }: Written): object {
  const headerOf = (name: string) => mail.headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';
  const to = addressIn(headerOf('reply-to')) || addressIn(headerOf('from'));
  const spf = `${written.isForged ? 'Fail' : 'Pass'} (sender SPF) identity=mailfrom; envelope-from=${from}; helo=mail`;
  return {
    FromFull: { Email: from, Name: '', MailboxHash: '' },
    ToFull: [{ Email: to, Name: '', MailboxHash: '' }],
    CcFull: [],
    BccFull: [],
    OriginalRecipient: to,
    MailboxHash: /^[^+]*\+([^@]+)@/.exec(to)?.[1] ?? '',
    Subject: subject,
    MessageID: randomUUID(),
    TextBody: written.html === undefined ? `${written.text}\r\n\r\n${quoted(mail)}` : '',
    HtmlBody: written.html ?? '',
    StrippedTextReply: written.html === undefined ? written.text : '',
    Headers: [
      { Name: 'Received-SPF', Value: spf },
      { Name: 'Message-ID', Value: messageId },
      { Name: 'In-Reply-To', Value: headerOf('message-id') },
      ...(written.isAutomatic ? [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] : []),
    ],
    Attachments: [],
  };
}

const addressIn = (header: string): string => /<([^<>]+)>/.exec(header)?.[1] ?? header.trim();

/** As mail programs quote what they answer. */
const quoted = ({ from, text }: ReadMail): string =>
  [`Le 20 novembre 2026, ${from} a écrit :`, ...(text ?? '').split(/\r?\n/).map((line) => `> ${line}`)].join('\r\n');
