import type { TicketDetails, TicketMessage, TicketSummary } from '@comptoir/contract/help/support-tickets';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findTicketLine, listReplyLines, type ReplyLine, type TicketLine } from './tickets.queries.ts';

/** The first words of what is to be answered, in a list. */
const EXCERPT = 140;

/** A ticket as a list shows it to a caller. */
export const viewTicket = (line: TicketLine, actor: Actor): TicketSummary => ({
  id: line.id,
  ticketNumber: line.ticketNumber,
  subject: line.subject,
  state: line.state,
  askedAt: line.askedAt.toISOString(),
  changedAt: line.changedAt.toISOString(),
  personName: line.personName,
  merchantId: line.merchantId,
  companyName: line.companyName,
  partnerName: line.partnerName,
  excerpt: excerptOf(line.isErased ? '' : line.latest),
  isUnread: line.isUnread,
  assignee: isSupport(actor) && line.assigneeId ? { id: line.assigneeId, name: line.assigneeName ?? '' } : null,
});

const excerptOf = (message: string): string => {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  // not between the two halves of a character
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
};

const isSupport = (actor: Actor): boolean => can(actor, 'answer-support');

/** True when a caller sees all tickets that the database shows them; managers and readers of a business see only those that they asked. */
export const seesAll = ({ role, merchantRight, isImpersonating }: Actor): boolean =>
  role !== 'merchant' || merchantRight === 'owner' || isImpersonating === true;

/** A ticket as far as it says whose it is. */
interface Owned {
  readonly userId: string;
  readonly partnerId: string | null;
  readonly isErased: boolean;
}

/**
 * True when a caller speaks in a ticket as the one who asked: that person, an owner of the same business, a colleague at the same partner. A
 * partner reads what its merchants asked, and does not speak for them. Decision 132.
 */
export function canReply(actor: Actor, { userId, partnerId, isErased }: Owned): boolean {
  if (isErased || !can(actor, 'reply-support')) return false;
  if (userId === actor.userId) return true;
  if (actor.role === 'merchant') return actor.merchantRight === 'owner';
  return actor.role === 'partner' && partnerId !== null && partnerId === actor.partnerId;
}

/** A conversation as a caller may read it. @throws AppError not-found, also for one that is not theirs to read */
export async function readTicket(tx: Transaction, actor: Actor, id: string): Promise<TicketDetails> {
  const reader = { userId: actor.userId, role: actor.role };
  const [line, replies] = await Promise.all([findTicketLine(tx, reader, id), listReplyLines(tx, id)]);
  if (!line || (!seesAll(actor) && line.userId !== actor.userId)) throw new AppError('not-found');
  return {
    ...viewTicket(line, actor),
    bill: line.billId && line.billNumber ? { id: line.billId, number: line.billNumber } : null,
    device: line.deviceId ? { id: line.deviceId, name: line.deviceName ?? '' } : null,
    personEmail: isSupport(actor) ? line.personEmail : null,
    messages: [openingOf(line, actor), ...replies.map((reply) => viewReply(reply, actor))],
    canReply: canReply(actor, line),
    isErased: line.isErased,
  };
}

/** Returns the first message of a ticket: the one that opened it. */
const openingOf = (line: TicketLine, actor: Actor): TicketMessage => ({
  id: line.id,
  kind: 'question',
  channel: 'portal',
  text: line.message,
  writtenAt: line.askedAt.toISOString(),
  authorName: line.personName,
  isOwn: line.userId === actor.userId,
  attachmentsLeft: 0,
  filesLeft: [],
  isCut: false,
  isVerified: true,
});

const viewReply = ({ userId, writtenAt, authorName, ...reply }: ReplyLine, actor: Actor): TicketMessage => ({
  ...reply,
  writtenAt: writtenAt.toISOString(),
  authorName: reply.kind === 'answer' && !isSupport(actor) ? null : authorName,
  isOwn: userId !== null && userId === actor.userId,
});
