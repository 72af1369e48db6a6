import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import {
  admitMail,
  isAutomatic,
  ticketNumberIn,
  type SetAsideReason,
} from '@comptoir/domain/help/support/inbound-mail';
import { makeRoom } from '@comptoir/domain/help/support/make-room';
import { replySecretOf, secretIn } from '@comptoir/domain/help/support/reply-address';
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../dependencies.ts';
import type { InboundMail } from '../../../gateways/inbound-mail/inbound-mail.ts';
import { workAside } from '../../../platform/aside/work-aside.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { readSupportSettings, type SupportConfig } from '../../base/support-settings/read-support-settings.ts';
import { SEND_FILES_LEFT_MAIL, SEND_TICKET_MAIL, stateAfter } from './change-ticket.ts';
import { plain, type readLetter } from './read-letter.ts';
import { addressOf, hashSecret } from './send-ticket-mail.ts';
import { forgetWaitingMails, insertSetAside, listWaitingMails } from './set-aside.store.ts';
import {
  countMailsSince,
  findAddressOwner,
  findTicketByNumber,
  insertReceivedMail,
  type AddressOwner,
} from './ticket-mail.store.ts';
import { holdTicket, insertReply, recordQuestion, type HeldTicket } from './tickets.store.ts';

export interface ReceiveMailDeps extends Pick<Dependencies, 'database' | 'announcements' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly config: SupportConfig & { readonly mailFrom: string };
}

const HOUR_MS = 3_600_000;

/** More files than these are counted alone. */
const MOST_FILES_NAMED = 20;

/** More than these are no one's work to look through: what comes then is left, and the log says so. */
const MOST_SET_ASIDE = 1000;

/**
 * Takes a mail in: into the conversation whose address it came to, if it is from whom that address was given to; else it is set aside
 * for administrators. What a machine wrote is left, and what comes again is taken once.
 */
export async function receiveMail(deps: ReceiveMailDeps, mailbox: string, mail: InboundMail): Promise<void> {
  const from = normalEmail(mail.from);
  const { text, html, strippedText } = mail;
  // a million letters of markup take most of a second
  const words = await workAside<typeof readLetter>('readLetter', { text, html, strippedText });
  const merchantId = await deps.database.transaction({ role: 'system' }, async (tx) => {
    if (isAutomatic({ headers: mail.headers, from, ours: await findOurs(deps, tx, mailbox) })) {
      deps.log.info({ messageId: mail.messageId }, 'a mail that a machine wrote was left');
      return null;
    }
    if (!(await insertReceivedMail(tx, { hash: hashOf(mail, from), now: deps.now() }))) return null;
    return place(deps, tx, { ...words, from, mail, mailbox });
  });
  if (merchantId) deps.announcements.publish(merchantId);
}

/** Addresses that we send from or receive at. That of support before administrators set another one is still ours. */
async function findOurs({ config }: ReceiveMailDeps, tx: Transaction, mailbox: string): Promise<string[]> {
  const { email } = await readSupportSettings(tx, config);
  return [mailbox, email, config.supportEmail, addressOf(config.mailFrom)].map(normalEmail);
}

/** A mail with what is kept of it. */
interface Letter {
  readonly mail: InboundMail;
  readonly mailbox: string;
  readonly from: string;
  readonly text: string;
  readonly isCut: boolean;
}

/** The merchant whose conversation it came into, if any. */
async function place(deps: ReceiveMailDeps, tx: Transaction, letter: Letter): Promise<string | null> {
  const at = deps.now();
  const addressed = await findAddressed(tx, letter);
  const lately = addressed ? await countMailsSince(tx, { ticketId: addressed.ticket.id, since: hourBefore(at) }) : 0;
  const { from, mail } = letter;
  const admitted = admitMail({ from, isVerified: mail.isVerified, askedOf: addressed?.owner ?? null, lately });
  if (admitted.ok) return addressed ? addToTicket(tx, { letter, ...addressed, at }) : null;
  await setAside(deps, tx, { letter, reason: admitted.reason, ticketId: addressed?.ticket.id ?? null });
  return null;
}

/** The ticket whose address a mail came to, and whom that was given to; none for one whose words were erased. */
async function findAddressed(
  tx: Transaction,
  { mail, mailbox }: Letter,
): Promise<Pick<Addition, 'ticket' | 'owner'> | null> {
  const secrets = [
    ...mail.recipients.flatMap((one) => replySecretOf(mailbox, one) ?? []),
    ...mail.hashes.flatMap((one) => secretIn(one) ?? []),
  ];
  const owner = await findAddressOwner(tx, secrets.map(hashSecret));
  const ticket = owner && (await holdTicket(tx, owner.ticketId));
  return owner && ticket && !ticket.isErased ? { owner, ticket } : null;
}

const hourBefore = (at: Date): Date => new Date(at.getTime() - HOUR_MS);

interface SetAside {
  readonly letter: Letter;
  readonly reason: SetAsideReason;
  readonly ticketId: string | null;
}

async function setAside(deps: ReceiveMailDeps, tx: Transaction, { letter, reason, ticketId }: SetAside): Promise<void> {
  const waiting = await listWaitingMails(tx);
  const older = makeRoom(waiting, letter.from);
  if (older.length > 0) {
    forgetWaitingMails(tx, older);
    deps.log.info({ reason, count: older.length }, 'older mails of one sender were left: too many of them wait');
  } else if (waiting.length >= MOST_SET_ASIDE)
    return deps.log.warn({ reason }, 'a mail was left: too many are set aside');
  const named = ticketNumberIn(letter.mail.subject);
  insertSetAside(tx, {
    id: uuid(),
    ticketId: ticketId ?? (named ? await findTicketByNumber(tx, named) : null),
    from: letter.from.slice(0, 320),
    subject: plain(letter.mail.subject).slice(0, 200),
    text: letter.text,
    reason,
    receivedAt: deps.now(),
  });
}

interface Addition {
  readonly letter: Letter;
  readonly ticket: HeldTicket;
  readonly owner: AddressOwner;
  readonly at: Date;
}

async function addToTicket(tx: Transaction, { letter, ticket, owner, at }: Addition): Promise<string | null> {
  const { mail, text, isCut } = letter;
  // nothing but what it answers
  if (text === '' && mail.files.length === 0) return null;
  const id = uuid();
  await insertReply(tx, {
    id,
    ticketId: ticket.id,
    userId: owner.userId,
    kind: 'question',
    channel: 'mail',
    text,
    writtenAt: at,
    attachmentsLeft: mail.files.length,
    filesLeft: mail.files.slice(0, MOST_FILES_NAMED),
    isCut,
    messageId: /^<[\u0021-\u003b=?-\u007e]{1,250}>$/.exec(mail.messageId)?.[0] ?? null,
  });
  recordQuestion(tx, { id: ticket.id, state: stateAfter(ticket, 'write'), at });
  enqueueJob(tx, { task: SEND_TICKET_MAIL, payload: { replyId: id } });
  if (mail.files.length > 0) enqueueJob(tx, { task: SEND_FILES_LEFT_MAIL, payload: { replyId: id } });
  return ticket.merchantId;
}

/** By its name and its sender, as far as that is vouched for: no one keeps another's mail away by taking its name first. */
const hashOf = ({ messageId, isVerified }: InboundMail, from: string): Buffer =>
  createHash('sha256')
    .update(`${isVerified ? '' : '?'}${from}\n${messageId}`)
    .digest();
