import type { Actor } from '@comptoir/domain/base/access/access';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../../platform/http/app-error.ts';
import { enqueueJobs } from '../../../platform/jobs/enqueue-job.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { auditTicket, changeTicket, stateAfter, type Change, type TicketDeps } from './change-ticket.ts';
import { saveTicketState } from './tickets.store.ts';
import { canReply } from './view-ticket.ts';

/** The task that mails that a ticket was closed. */
export const SEND_CLOSURE_MAIL = 'send-closure-mail';

/** Reader of a mail about a ticket that was closed. */
export type ClosureReader = 'person' | 'support';

/**
 * Closes a ticket as support, which its person hears of, or opens it again.
 * @throws AppError not-found, ticket-solved, ticket-not-solved
 */
export const closeTicket = (
  deps: TicketDeps,
  actor: Actor,
  { ticketId, event }: { ticketId: string; event: 'solve' | 'reopen' },
) =>
  changeTicket(deps, { actor, ticketId }, (change) => {
    const { tx, ticket, at } = change;
    saveTicketState(tx, { id: ticketId, state: stateAfter(ticket, event), at });
    auditTicket(tx, { ticket, at, action: event === 'solve' ? 'ticket-solved' : 'ticket-reopened' });
    if (event === 'solve') queueClosureMails(change, actor, ['person']);
  });

/**
 * Closes a ticket as the one who asked. Support hears of it, and who asked where a colleague closed it.
 * @throws AppError not-found, ticket-of-another in a ticket of another that the caller only reads, ticket-solved
 */
export const settleTicket = (deps: TicketDeps, actor: Actor, ticketId: string) =>
  changeTicket(deps, { actor, ticketId }, (change) => {
    const { tx, ticket, at } = change;
    if (!canReply(actor, { ...ticket, isErased: false })) throw new AppError('ticket-of-another');
    saveTicketState(tx, { id: ticketId, state: stateAfter(ticket, 'solve'), at });
    queueClosureMails(change, actor, ticket.userId === actor.userId ? ['support'] : ['support', 'person']);
    recordSettled(change, actor);
  });

const queueClosureMails = ({ tx, ticket }: Change, { userId }: Actor, readers: readonly ClosureReader[]): void =>
  enqueueJobs(tx, {
    task: SEND_CLOSURE_MAIL,
    payloads: readers.map((to) => ({ id: uuid(), ticketId: ticket.id, userId, to })),
  });

/** In the log of the business that it is about; a partner's own stands in the audit trail alone. */
function recordSettled({ tx, ticket, at }: Change, { userId }: Actor): void {
  const record = { event: 'support-settled', facts: { ticketNumber: ticket.ticketNumber } } as const;
  const subject = { type: 'ticket', id: ticket.id } as const;
  const { merchantId, partnerId } = ticket;
  if (merchantId && !partnerId) writeLog(tx, [{ merchantId, userId, occurredAt: at, record, audit: { subject } }]);
  else writeAudit(tx, { occurredAt: at, subject, merchantId, record: { action: record.event, facts: record.facts } });
}
