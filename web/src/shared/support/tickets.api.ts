import type { markTicketRead } from '@comptoir/contract/help/support-tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, QUIET } from '../http/call.ts';
import { invalidate } from '../queries/invalidate.ts';
import { ticketQuery } from '../queries/support.ts';

export const useTicket = (id: string) => useQuery(ticketQuery(id));

/** Marks a ticket as read once it is in sight. */
export function useMarkRead(ticket: { readonly id: string; readonly isUnread: boolean } | undefined) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) =>
      call<typeof markTicketRead>('POST', '/support-tickets/:id/read', { params: { id }, headers: QUIET }),
    onSuccess: () => invalidate(queries, 'tickets'),
  });
  const unread = ticket?.isUnread ? ticket.id : null;
  useEffect(() => {
    if (unread) mutate(unread);
  }, [unread, mutate]);
}
