import type {
  listTickets as listTicketsEndpoint,
  TicketCounts,
  TicketSummary,
} from '@comptoir/contract/help/support-tickets';
import type { Actor } from '@comptoir/domain/base/access/access';
import { STATES_TO_ANSWER } from '@comptoir/domain/help/support/ticket-state';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts';
import { resolveMerchant, scopeOfActor } from '../../base/access/merchant-scope.ts';
import { countSetAside } from './set-aside.store.ts';
import {
  countQueue,
  listOwnTicketLines,
  listQueueLines,
  type QueueFilter,
  type TicketLine,
} from './tickets.queries.ts';
import { seesAll, viewTicket } from './view-ticket.ts';

interface Page {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface TicketPage {
  readonly items: TicketSummary[];
  readonly nextCursor: string | null;
}

/**
 * A page of what a caller asked of support, and of what they may read of others; of one merchant where it is named.
 * @throws AppError not-found for a merchant that is not theirs, validation-failed for a cursor that is none of ours
 */
export async function listOwnTickets(
  database: Database,
  actor: Actor,
  { merchantId: wanted, ...page }: Page & { merchantId?: string | undefined },
): Promise<TicketPage> {
  const merchantId = wanted ?? actor.merchantId;
  if (merchantId) await resolveMerchant(database, actor, { merchantId, action: 'ask-support' });
  const isOwnOnly = !seesAll(actor) || (actor.role === 'admin' && !merchantId);
  const lines = await database.transaction(scopeOfActor(actor), (tx) =>
    listOwnTicketLines(tx, readerOf(actor), { merchantId, isOwnOnly, ...placeOf(page) }),
  );
  return pageOf(lines, page, actor);
}

/** Tickets of the queue that are asked for. */
export type WantedTickets = Omit<z.output<(typeof listTicketsEndpoint)['query']>, 'cursor' | 'limit'>;

/** A page of everyone's tickets. @throws AppError validation-failed for a cursor that is none of ours */
export async function listTickets(
  database: Database,
  actor: Actor,
  { cursor, limit, ...wanted }: WantedTickets & Page,
): Promise<TicketPage> {
  const page = { cursor, limit };
  const lines = await database.transaction(scopeOfActor(actor), (tx) =>
    listQueueLines(tx, readerOf(actor), { filter: filterOf(wanted), ...placeOf(page) }),
  );
  return pageOf(lines, page, actor);
}

/** Counts the tickets of a filter by state, by the same conditions as the list, and the mails that wait beside them. */
export async function getTicketCounts(
  database: Database,
  actor: Actor,
  wanted: Omit<WantedTickets, 'state'>,
): Promise<TicketCounts> {
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const [counted, setAside] = await Promise.all([countQueue(tx, filterOf(wanted)), countSetAside(tx)]);
    const states = Object.fromEntries(counted.map(({ state, count }) => [state, count]));
    return { open: 0, waiting: 0, solved: 0, reopened: 0, ...states, setAside };
  });
}

function filterOf({ state, assignee, merchantId, q }: WantedTickets): QueueFilter {
  return {
    states: state === undefined ? null : state === 'to-answer' ? STATES_TO_ANSWER : [state],
    assigneeId: assignee === undefined || assignee === 'none' ? null : assignee,
    isUnassigned: assignee === 'none',
    merchantId: merchantId ?? null,
    search: q?.trim() || null,
  };
}

const readerOf = ({ userId, role }: Actor) => ({ userId, role });

/** One more than a page shows whether there is another. */
function placeOf({ cursor, limit }: Page) {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  return { after: after && { changedAt: after.occurredAt, id: after.id }, limit: limit + 1 };
}

function pageOf(lines: readonly TicketLine[], { limit }: Page, actor: Actor): TicketPage {
  const page = lines.slice(0, limit);
  const last = lines.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((line) => viewTicket(line, actor)),
    nextCursor: last ? encodeCursor({ occurredAt: last.changedAt, id: last.id }) : null,
  };
}
