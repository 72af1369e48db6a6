import { replyAddress } from '@comptoir/domain/help/support/reply-address';
import { createHash, randomBytes } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import { deliverMail, type DeliveryDeps } from '../../base/mail/deliver-mail.ts';
import type { ClosureReader } from './close-ticket.ts';
import {
  composeAnswer,
  composeClosed,
  composeFilesLeft,
  composeQuestion,
  composeSettled,
  type TicketPlaces,
} from './compose-ticket-mail.ts';
import { readSupportSettings, type SupportConfig } from '../../base/support-settings/read-support-settings.ts';
import { findClosedTicket, findTicketLetter, insertTicketAddress } from './ticket-mail.store.ts';

export interface TicketMailDeps extends DeliveryDeps, Pick<Dependencies, 'database' | 'now'> {
  readonly config: SupportConfig & {
    readonly publicUrl: string;
    readonly mailFrom: string;
    readonly inboundMail: { readonly address: string } | null;
  };
}

/**
 * Mails a message of a ticket: an answer to who asked, what they write to support or to the person of it who looks after the ticket.
 * @throws Error when it is worth another try
 */
export async function sendTicketMail(deps: TicketMailDeps, { replyId }: { replyId: string }): Promise<void> {
  const { letter, settings } = await deps.database.transaction({ role: 'system' }, async (tx) => ({
    letter: await findTicketLetter(tx, replyId),
    settings: await readSupportSettings(tx, deps.config),
  }));
  if (!letter || letter.kind === 'note') return;
  const isAnswer = letter.kind === 'answer';
  if (isAnswer && !letter.isActive) return;
  const answersTo = isAnswer ? await makeReplyAddress(deps, letter) : null;
  const places = placesOf(deps, { supportEmail: settings.email, answersTo });
  const mail = isAnswer ? composeAnswer(letter, places) : composeQuestion(letter, places);
  await deliverMail(deps, mail, { facts: { ticket: letter.ticketNumber, kind: letter.kind }, mustArrive: !isAnswer });
}

/** Lets who wrote by mail know which of their files were not kept. @throws Error when it is worth another try */
export async function sendFilesLeftMail(deps: TicketMailDeps, { replyId }: { replyId: string }): Promise<void> {
  const { letter, settings } = await deps.database.transaction({ role: 'system' }, async (tx) => ({
    letter: await findTicketLetter(tx, replyId),
    settings: await readSupportSettings(tx, deps.config),
  }));
  if (!letter?.isActive || letter.filesLeft.length === 0) return;
  const answersTo = await makeReplyAddress(deps, letter);
  const mail = composeFilesLeft(letter, placesOf(deps, { supportEmail: settings.email, answersTo }));
  await deliverMail(deps, mail, { facts: { ticket: letter.ticketNumber, kind: 'files-left' } });
}

/** A ticket that was closed, by whom, and who is to hear of it; `id` names the letter. */
interface ClosureOrder {
  readonly id: string;
  readonly ticketId: string;
  readonly userId: string;
  readonly to: ClosureReader;
}

/** Mails that a ticket was closed, unless it is open again by now. @throws Error when it is worth another try */
export async function sendClosureMail(deps: TicketMailDeps, { id, to, ...closed }: ClosureOrder): Promise<void> {
  const { ticket, settings } = await deps.database.transaction({ role: 'system' }, async (tx) => ({
    ticket: await findClosedTicket(tx, closed),
    settings: await readSupportSettings(tx, deps.config),
  }));
  const isForPerson = to === 'person';
  if (!ticket || (isForPerson && !ticket.isActive)) return;
  const answersTo = isForPerson ? await makeReplyAddress(deps, ticket) : null;
  const places = placesOf(deps, { supportEmail: settings.email, answersTo });
  const mail = (isForPerson ? composeClosed : composeSettled)({ ...ticket, id }, places);
  await deliverMail(deps, mail, { facts: { ticket: ticket.ticketNumber, kind: 'closure' } });
}

const placesOf = (
  { config: { publicUrl, mailFrom } }: TicketMailDeps,
  where: Pick<TicketPlaces, 'supportEmail' | 'answersTo'>,
): TicketPlaces => ({ ...where, publicUrl, host: hostOf(mailFrom) });

/** An address of the letter's own, whose secret is in the letter alone; null where no mail is taken in. */
export async function makeReplyAddress(
  {
    database,
    config,
    now,
  }: Pick<TicketMailDeps, 'database' | 'now'> & { config: Pick<TicketMailDeps['config'], 'inboundMail'> },
  { ticketId, userId }: { ticketId: string; userId: string },
): Promise<string | null> {
  if (!config.inboundMail) return null;
  const secret = randomBytes(16).toString('hex');
  await database.transaction({ role: 'system' }, (tx) =>
    insertTicketAddress(tx, { hash: hashSecret(secret), ticketId, userId, now: now() }),
  );
  return replyAddress(config.inboundMail.address, secret);
}

/** Returns the stored hash of an address, random enough for a plain SHA-256. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The address of a sender, with or without a name before it. */
export const addressOf = (sender: string): string => (sender.split('<').at(-1) ?? '').replace('>', '').trim();

/** The host of the sender's address. */
export const hostOf = (sender: string): string => addressOf(sender).split('@')[1] ?? 'localhost';
