import type { decideSetAsideMail } from '@comptoir/contract/help/support-mails';
import type {
  answerTicket,
  assignTicket,
  closeTicket,
  addTicketNote,
  TicketDetails,
  TicketSummary,
} from '@comptoir/contract/help/support-tickets';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import type { Written } from '../../../shared/support/message-form.tsx';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { patchOf, useOptimisticChange } from '../../../shared/queries/optimistic-change.ts';
import { patchListed } from '../../../shared/support/tickets.api.ts';
import {
  setAsideMailsQuery,
  supportPeopleQuery,
  ticketCountsQuery,
  ticketQueueQuery,
  type TicketsWanted,
} from '../../../shared/queries/support.ts';

/** Tickets come at any moment; the queue is read again while someone looks at it. */
const AGAIN_MS = 20_000;

export const useQueue = (wanted: TicketsWanted) =>
  useInfiniteQuery({ ...ticketQueueQuery(wanted), refetchInterval: AGAIN_MS });

export const useTicketCounts = (wanted: TicketsWanted) =>
  useQuery({ ...ticketCountsQuery(wanted), refetchInterval: AGAIN_MS });

export const useSupportPeople = () => useQuery(supportPeopleQuery());

export const useSetAsideMails = ({ isWanted = true } = {}) =>
  useInfiniteQuery({ ...setAsideMailsQuery(), enabled: isWanted, refetchInterval: AGAIN_MS });

export const useAnswerTicket = (id: string) =>
  useChange(
    (body: Written) => call<typeof answerTicket>('POST', '/support-tickets/:id/answers', { params: { id }, body }),
    'tickets',
    'audit',
  );

export const useAddNote = (id: string) =>
  useChange(
    ({ id: messageId, text }: Written) =>
      call<typeof addTicketNote>('POST', '/support-tickets/:id/notes', {
        params: { id },
        body: { id: messageId, text },
      }),
    'tickets',
    'audit',
  );

export const useAssignTicket = (id: string) =>
  useOptimisticChange({
    change: (assignee: TicketSummary['assignee']) =>
      call<typeof assignTicket>('PUT', '/support-tickets/:id/assignee', {
        params: { id },
        body: { userId: assignee?.id ?? null },
      }),
    patches: (assignee) => [
      patchOf<TicketDetails>(['tickets', 'one', id], (ticket) => ({ ...ticket, assignee })),
      ...patchListed(id, (ticket) => ({ ...ticket, assignee })),
    ],
    resources: ['tickets', 'audit'],
  });

export const useCloseTicket = (id: string) =>
  useChange(
    (event: 'solve' | 'reopen') =>
      call<typeof closeTicket>('PUT', '/support-tickets/:id/state', { params: { id }, body: { event } }),
    'tickets',
    'audit',
  );

/** Adds a mail that was set aside as a note, or discards it. */
export const useDecideMail = () =>
  useChange(
    ({ id, decision }: { readonly id: string; readonly decision: 'add' | 'discard' }) =>
      call<typeof decideSetAsideMail>('POST', '/support-mails/:id/decision', { params: { id }, body: { decision } }),
    'support-mails',
    'tickets',
    'audit',
  );
