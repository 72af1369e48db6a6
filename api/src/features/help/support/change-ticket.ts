import type { TicketDetails } from '@comptoir/contract/help/support-tickets';
import type { Actor } from '@comptoir/domain/base/access/access';
import { nextTicketState, type TicketEvent, type TicketState } from '@comptoir/domain/help/support/ticket-state';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import {
  holdTicket,
  insertReply,
  isOwnReply,
  listSupporters,
  recordAnswer,
  recordQuestion,
  saveAssignee,
  saveRead,
  type HeldTicket,
} from './tickets.store.ts';
import { canReply, readTicket, seesAll } from './view-ticket.ts';

export type TicketDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** The task that mails a message of a ticket to the other side. */
export const SEND_TICKET_MAIL = 'send-ticket-mail';

/** The task that lets who wrote by mail know which of their files were not kept. */
export const SEND_FILES_LEFT_MAIL = 'send-files-left-mail';

/** Message written in a ticket; `id` makes a message that comes twice one. */
export interface WrittenMessage {
  readonly ticketId: string;
  readonly id: string;
  readonly text: string;
}

/**
 * Writes as the one who asked. What was solved is open again.
 * @throws AppError not-found, ticket-of-another in a ticket of another that the caller only reads
 */
export const replyToTicket = (deps: TicketDeps, actor: Actor, { ticketId, id, text }: WrittenMessage) =>
  changeTicket(deps, { actor, ticketId }, async ({ tx, ticket, at }) => {
    if (!canReply(actor, ticket)) throw new AppError('ticket-of-another');
    const { userId } = actor;
    const reply = { id, ticketId, userId, kind: 'question', channel: 'portal', text, writtenAt: at } as const;
    if (!(await isNew(tx, reply))) return;
    recordQuestion(tx, { id: ticketId, state: stateAfter(ticket, 'write'), at });
    enqueueJob(tx, { task: SEND_TICKET_MAIL, payload: { replyId: id } });
    auditTicket(tx, { ticket, at, action: 'ticket-written' });
    if (ticket.state === 'solved') auditTicket(tx, { ticket, at, action: 'ticket-reopened' });
  });

/**
 * Answers as support; with `solve`, closes the ticket along with it.
 * @throws AppError not-found, ticket-solved
 */
export const answerTicket = (
  deps: TicketDeps,
  actor: Actor,
  { ticketId, id, text, solve }: WrittenMessage & { solve: boolean },
) =>
  changeTicket(deps, { actor, ticketId }, async ({ tx, ticket, at }) => {
    const { userId } = actor;
    const reply = { id, ticketId, userId, kind: 'answer', channel: 'portal', text, writtenAt: at } as const;
    // what comes again is no second answer, nor refused because the first one closed the ticket
    if (await isOwnReply(tx, reply)) return;
    const answered = stateAfter(ticket, 'answer');
    if (!(await isNew(tx, reply))) return;
    const state = solve ? stateAfter({ ...ticket, state: answered }, 'solve') : answered;
    recordAnswer(tx, { id: ticketId, state, at, userId });
    enqueueJob(tx, { task: SEND_TICKET_MAIL, payload: { replyId: id } });
    auditTicket(tx, { ticket, at, action: 'ticket-answered' });
    if (solve) auditTicket(tx, { ticket, at, action: 'ticket-solved' });
  });

/** Writes what administrators alone read. @throws AppError not-found */
export const addTicketNote = (deps: TicketDeps, actor: Actor, { ticketId, id, text }: WrittenMessage) =>
  changeTicket(deps, { actor, ticketId }, async ({ tx, ticket, at }) => {
    if (ticket.isErased) throw new AppError('ticket-solved');
    const { userId } = actor;
    const reply = { id, ticketId, userId, kind: 'note', channel: 'portal', text, writtenAt: at } as const;
    if (await isNew(tx, reply)) auditTicket(tx, { ticket, at, action: 'ticket-noted' });
  });

/** Says who looks after a ticket. @throws AppError not-found, validation-failed for someone who is not of support */
export const assignTicket = (
  deps: TicketDeps,
  actor: Actor,
  { ticketId, userId }: { ticketId: string; userId: string | null },
) =>
  changeTicket(deps, { actor, ticketId }, async ({ tx, ticket, at }) => {
    const supporters = await listSupporters(tx);
    const nameOf = (id: string | null) => supporters.find((one) => one.id === id)?.name ?? null;
    if (userId && nameOf(userId) === null)
      throw new AppError('validation-failed', [{ path: 'userId', rule: 'unknown' }]);
    if (ticket.assigneeId === userId || ticket.isErased) return;
    saveAssignee(tx, { id: ticketId, userId });
    const assigned = { before: { assignee: nameOf(ticket.assigneeId) }, after: { assignee: nameOf(userId) } };
    auditTicket(tx, { ticket, at, action: 'ticket-assigned', ...assigned });
  });

/** Remembers that a caller has read a ticket. @throws AppError not-found */
export async function markTicketRead({ database, now }: TicketDeps, actor: Actor, ticketId: string): Promise<void> {
  await database.transaction(scopeOfActor(actor), async (tx) => {
    await readTicket(tx, actor, ticketId);
    // who acts for a merchant has read nothing in its place, and nothing for support
    if (!actor.isImpersonating) saveRead(tx, { id: ticketId, userId: actor.userId, at: now() });
  });
}

export interface Change {
  readonly tx: Transaction;
  readonly ticket: HeldTicket;
  readonly at: Date;
}

/** Changes a ticket that the caller sees and holds meanwhile; what they write, they have read. */
export async function changeTicket(
  { database, announcements, now }: TicketDeps,
  { actor, ticketId }: { readonly actor: Actor; readonly ticketId: string },
  change: (held: Change) => Promise<void> | void,
): Promise<TicketDetails> {
  const at = now();
  const details = await database.transaction(scopeOfActor(actor), async (tx) => {
    const ticket = await holdTicket(tx, ticketId);
    if (!ticket || (!seesAll(actor) && ticket.userId !== actor.userId)) throw new AppError('not-found');
    await change({ tx, ticket, at });
    saveRead(tx, { id: ticketId, userId: actor.userId, at });
    return readTicket(tx, actor, ticketId);
  });
  if (details.merchantId) announcements.publish(details.merchantId);
  return details;
}

/** @throws AppError with the refusal of the rule; nothing happens to what was erased */
export function stateAfter(
  { state, isErased }: Pick<HeldTicket, 'state' | 'isErased'>,
  event: TicketEvent,
): TicketState {
  const next = nextTicketState(state, event);
  if (!next.ok) throw new AppError(next.reason);
  if (isErased) throw new AppError('ticket-solved');
  return next.value;
}

/** Keeps a message; false for one that the same person sent before. @throws AppError not-found under an id of something else */
async function isNew(tx: Transaction, reply: Parameters<typeof insertReply>[1]): Promise<boolean> {
  if (await insertReply(tx, reply)) return true;
  if (await isOwnReply(tx, reply)) return false;
  throw new AppError('not-found');
}

interface Act {
  readonly ticket: HeldTicket;
  readonly at: Date;
  readonly action:
    | 'ticket-written'
    | 'ticket-answered'
    | 'ticket-noted'
    | 'ticket-assigned'
    | 'ticket-solved'
    | 'ticket-reopened';
  readonly before?: { readonly assignee: string | null };
  readonly after?: { readonly assignee: string | null };
}

/** Records that something was said, and not its words: a trail that is never rewritten must not hold what may have to go. */
export const auditTicket = (tx: Transaction, { ticket, at, action, ...changes }: Act): void =>
  writeAudit(tx, {
    occurredAt: at,
    subject: { type: 'ticket', id: ticket.id },
    merchantId: ticket.merchantId,
    record: { action, facts: { ticketNumber: ticket.ticketNumber } },
    ...changes,
  });
