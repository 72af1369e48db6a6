import { accept, refuse, type Result } from '../../base/results/result.ts';

/**
 * States of a ticket.
 * - `open`: the person has written, and support has not answered that
 * - `waiting`: support has answered, and the person has the word
 * - `solved`: support, or the one who asked, has closed it
 * - `reopened`: it was solved and is not: it waits for support as an open one does
 */
export const TICKET_STATES = ['open', 'waiting', 'solved', 'reopened'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Events of a ticket: its person writes, support answers, either closes it, support opens it again. */
export const TICKET_EVENTS = ['write', 'answer', 'solve', 'reopen'] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];

const TRANSITIONS: Readonly<Record<TicketState, Partial<Record<TicketEvent, TicketState>>>> = {
  open: { write: 'open', answer: 'waiting', solve: 'solved' },
  waiting: { write: 'open', answer: 'waiting', solve: 'solved' },
  // an answer to what is closed would go out while no one in support looks at it any more
  solved: { write: 'reopened', reopen: 'reopened' },
  reopened: { write: 'reopened', answer: 'waiting', solve: 'solved' },
};

/** Reason that a ticket stays as it is: it is solved already, or only a solved one can be opened again. */
export type TicketRefusal = 'ticket-solved' | 'ticket-not-solved';

/** The state after an event, or a refusal. */
export function nextTicketState(state: TicketState, event: TicketEvent): Result<TicketState, TicketRefusal> {
  const next = TRANSITIONS[state][event];
  if (next) return accept(next);
  return refuse(state === 'solved' ? 'ticket-solved' : 'ticket-not-solved');
}

/** The states in which support has the word. */
export const STATES_TO_ANSWER: readonly TicketState[] = ['open', 'reopened'];

/** Months that a ticket is kept after it was solved; then its words are erased. Decision 133. */
export const TICKET_MONTHS = 36;
