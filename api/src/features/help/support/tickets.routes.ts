import * as contract from '@comptoir/contract/help/support-tickets';
import {
  decideSetAsideMail as decideEndpoint,
  listSetAsideMails as setAsideEndpoint,
} from '@comptoir/contract/help/support-mails';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import {
  answerTicket,
  assignTicket,
  markTicketRead,
  addTicketNote,
  replyToTicket,
  type TicketDeps,
} from './change-ticket.ts';
import { closeTicket, settleTicket } from './close-ticket.ts';
import { decideSetAsideMail, listSetAsideMails } from './decide-set-aside.ts';
import { getTicketCounts, listOwnTickets, listTickets } from './list-tickets.ts';
import { listSupporters } from './tickets.store.ts';
import { readTicket } from './view-ticket.ts';

export type TicketRoutesDeps = TicketDeps & Pick<RouteDependencies, 'signedIn'>;

/** Conversations with support: those that a person asked for, and the queue of all of them. */
export function ticketRoutes(app: FastifyInstance, deps: TicketRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  route(app, contract.listOwnTickets, {
    authenticate,
    handler: ({ query, caller: { actor } }) => listOwnTickets(database, actor, query),
  });
  route(app, contract.getTicket, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) =>
      database.transaction(scopeOfActor(actor), (tx) => readTicket(tx, actor, id)),
  });
  route(app, contract.markTicketRead, {
    authenticate,
    handler: async ({ params: { id }, caller: { actor } }) => {
      await markTicketRead(deps, actor, id);
      return null;
    },
  });
  route(app, contract.replyToTicket, {
    authenticate,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ params, body, caller }) => {
      await limitMail(deps, caller);
      return replyToTicket(deps, caller.actor, { ticketId: params.id, ...body });
    },
  });
  route(app, contract.settleTicket, {
    authenticate,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ params, caller }) => {
      await limitMail(deps, caller);
      return settleTicket(deps, caller.actor, params.id);
    },
  });
  queueRoutes(app, deps);
  supportRoutes(app, deps);
}

function queueRoutes(app: FastifyInstance, { database, signedIn: authenticate }: TicketRoutesDeps): void {
  route(app, contract.listTickets, {
    authenticate,
    handler: ({ query, caller: { actor } }) => listTickets(database, actor, query),
  });
  route(app, contract.getTicketCounts, {
    authenticate,
    handler: ({ query, caller: { actor } }) => getTicketCounts(database, actor, query),
  });
  route(app, contract.listSupportPeople, {
    authenticate,
    handler: ({ caller: { actor } }) => database.transaction(scopeOfActor(actor), listSupporters),
  });
}

function supportRoutes(app: FastifyInstance, deps: TicketRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  route(app, contract.answerTicket, {
    authenticate,
    handler: ({ params, body, caller: { actor } }) => answerTicket(deps, actor, { ticketId: params.id, ...body }),
  });
  route(app, contract.addTicketNote, {
    authenticate,
    handler: ({ params, body, caller: { actor } }) => addTicketNote(deps, actor, { ticketId: params.id, ...body }),
  });
  route(app, contract.assignTicket, {
    authenticate,
    handler: ({ params, body, caller: { actor } }) => assignTicket(deps, actor, { ticketId: params.id, ...body }),
  });
  route(app, contract.closeTicket, {
    authenticate,
    handler: ({ params, body, caller: { actor } }) => closeTicket(deps, actor, { ticketId: params.id, ...body }),
  });
  route(app, setAsideEndpoint, {
    authenticate,
    handler: ({ query, caller: { actor } }) => listSetAsideMails(database, actor, query),
  });
  route(app, decideEndpoint, {
    authenticate,
    handler: async ({ params, body, caller: { actor } }) => {
      await decideSetAsideMail(deps, actor, { ...params, ...body });
      return null;
    },
  });
}
