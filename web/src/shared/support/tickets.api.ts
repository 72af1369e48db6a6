import type { markTicketRead, TicketSummary } from '@comptoir/contract/help/support-tickets';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, QUIET } from '../http/call.ts';
import { patchPages, useOptimisticChange, type Patch } from '../queries/optimistic-change.ts';
import { ticketQuery } from '../queries/support.ts';

export const useTicket = (id: string) => useQuery(ticketQuery(id));

interface TicketPage {
  readonly items: readonly TicketSummary[];
}

/** Returns the patches that change a ticket in every list that is shown. */
export const patchListed = (id: string, apply: (ticket: TicketSummary) => TicketSummary): Patch[] =>
  (['own', 'queue'] as const).map((list) =>
    patchPages<TicketPage>(['tickets', list], (page) => ({
      ...page,
      items: page.items.map((ticket) => (ticket.id === id ? apply(ticket) : ticket)),
    })),
  );

/** Marks a ticket as read once it is in sight. */
export function useMarkRead(ticket: { readonly id: string; readonly isUnread: boolean } | undefined) {
  const { mutate } = useOptimisticChange({
    change: (id: string) =>
      call<typeof markTicketRead>('POST', '/support-tickets/:id/read', { params: { id }, headers: QUIET }),
    // the ticket itself stays as it came: whether it is unread is what has it marked
    patches: (id) => patchListed(id, (listed) => ({ ...listed, isUnread: false })),
    resources: ['tickets'],
    isSilent: true,
  });
  const unread = ticket?.isUnread ? ticket.id : null;
  useEffect(() => {
    if (unread) mutate(unread);
  }, [unread, mutate]);
}
