import type { askSupport, SUPPORT_SUBJECTS } from '@comptoir/contract/help/support';
import type { replyToTicket, settleTicket } from '@comptoir/contract/help/support-tickets';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';
import { billQuery, devicesQuery } from '../../../shared/queries/sales.ts';
import type { Written } from '../../../shared/support/message-form.tsx';
import { ownTicketsQuery } from '../../../shared/queries/support.ts';

/** The tills of the merchant in view, whose numbers support asks for. */
export function useDeviceNumbers() {
  const enabled = usePermission('list-devices');
  return useQuery({
    ...devicesQuery(useMerchantScope()),
    enabled,
    select: ({ items }) => items.flatMap(({ name, deviceNumber }) => (deviceNumber ? [{ name, deviceNumber }] : [])),
  });
}

/** Message to support; `id` makes one that is sent twice one ticket. */
export interface SupportMessage {
  readonly id: string;
  readonly subject: (typeof SUPPORT_SUBJECTS)[number];
  readonly message: string;
  readonly deviceId?: string;
  readonly billId?: string;
}

export function useAskSupport() {
  const scope = useMerchantScope();
  return useChange(
    // the ticket number that is shown says that it was sent
    (body: SupportMessage) =>
      call<typeof askSupport>('POST', '/support-messages', { query: scope, body, headers: QUIET }),
    'tickets',
  );
}

/** The devices that a message may be about. */
export const useDevices = () =>
  useQuery({
    ...devicesQuery(useMerchantScope()),
    enabled: usePermission('list-devices'),
    select: ({ items }) => items.map(({ id, name }) => ({ id, name })),
  });

/** The bill that the address says a message is about. */
export const useBillAsked = (id: string | undefined) =>
  useQuery({ ...billQuery(useMerchantScope(), id ?? ''), enabled: id !== undefined, retry: false });

export const useOwnTickets = () => useInfiniteQuery(ownTicketsQuery(useMerchantScope()));

/** Support may answer at any moment. */
export function useTicketNews() {
  const queries = useQueryClient();
  return useLiveUpdates('/logs/stream', { ...useMerchantScope() }, (since) => readAgain(queries, since, 'tickets'));
}

/** Writes again in a ticket; `id` makes a message that is sent twice one. */
export const useReplyToTicket = (ticketId: string) =>
  useChange(
    ({ id, text }: Written) =>
      call<typeof replyToTicket>('POST', '/support-tickets/:id/messages', {
        params: { id: ticketId },
        body: { id, text },
      }),
    'tickets',
  );

/** Closes a ticket as the one who asked. */
export const useSettleTicket = (ticketId: string) =>
  useChange(
    () => call<typeof settleTicket>('POST', '/support-tickets/:id/closure', { params: { id: ticketId } }),
    'tickets',
  );
