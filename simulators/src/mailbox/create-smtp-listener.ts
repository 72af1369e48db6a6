import { setTimeout } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { wireAddress } from '../shared/email-text.ts';
import { takeFault } from '../shared/waiting-faults.ts';
import type { Gate } from '../loopback/gate.ts';
import { type MailFault, meets } from './mail-fault.ts';
import type { Mailbox } from './mailbox.ts';
import { readMail } from './read-mail.ts';

/** Larger mails are refused with 552, as real servers do. */
export const MAX_MAIL_BYTES = 10_485_760;

/** A mail server that accepts everything from everyone and delivers nothing. */
export function createSmtpListener(mailbox: Mailbox, gate: Gate): SMTPServer {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'simulated mailbox',
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, answer) => {
      const isRefused = takeMailFault(mailbox, 'reject', [address]) !== null;
      answer(isRefused ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null);
    },
    onData: (stream, session, answer) => {
      receive({ mailbox, gate }, stream, session).then(
        (isAnswered) => isAnswered && answer(),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that hung up needs no warning.
  server.on('error', () => {});
  gate.watch(server.server);
  return server;
}

/** Takes a mail in; returns true when it may be acknowledged. */
async function receive(
  { mailbox, gate }: { mailbox: Mailbox; gate: Gate },
  stream: SMTPServerDataStream,
  { envelope, remotePort }: SMTPServerSession,
): Promise<boolean> {
  const raw = await readAll(stream);
  if (stream.sizeExceeded) return true;
  const to = envelope.rcptTo.map(({ address }) => wireAddress(address));
  const slow = takeMailFault(mailbox, 'slow', to);
  if (slow?.fault === 'slow') await setTimeout(slow.value);
  await keep(mailbox, { from: envelope.mailFrom ? envelope.mailFrom.address : '', to }, raw);
  if (!takeMailFault(mailbox, 'drop', to)) return true;
  gate.clear(remotePort);
  return false;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function keep(mailbox: Mailbox, envelope: { from: string; to: string[] }, raw: Buffer): Promise<void> {
  const { from, to, subject } = await readMail(raw);
  mailbox.commit({
    kind: 'message',
    message: {
      id: mailbox.state.lastId + 1,
      receivedAt: new Date().toISOString(),
      envelope,
      from,
      to,
      subject,
      raw: raw.toString('base64'),
    },
  });
}

function takeMailFault(mailbox: Mailbox, kind: MailFault['fault'], recipients: readonly string[]): MailFault | null {
  return takeFault<MailFault>(mailbox, (fault) => meets(fault, kind, recipients));
}
