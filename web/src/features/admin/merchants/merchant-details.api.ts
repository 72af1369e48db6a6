import type { streamLogs } from '@comptoir/contract/base/activity-log';
import type { writeNote } from '@comptoir/contract/help/notes';
import { SUPPORT_TIME_ZONE } from '@comptoir/domain/base/support-settings/support-hours';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useAppointment } from '../../../shared/appointments/appointment.api.ts';
import { useDevices } from '../../../shared/devices/devices.api.ts';
import { call } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { latestLogsQuery, mailFailuresQuery, supportActsQuery } from '../../../shared/queries/base.ts';
import { notesQuery, transmissionHealthQuery } from '../../../shared/queries/help.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { invoicesQuery } from '../../../shared/queries/money.ts';
import { contactsQuery, partnersQuery } from '../../../shared/queries/people.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';
import { useSubscription } from '../../../shared/subscriptions/use-subscription.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** Resources that follow from what happens at the merchant. */
const SHOWN = ['logs', 'transmission-health', 'devices', 'subscription', 'invoices', 'notes', 'audit'] as const;

/** Interval of asking which mails came back: their services report them, and no one is there to say so. */
const MAILS_MS = 30_000;

/** Keeps what the page shows up to date. */
export function useLiveMerchant(): void {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, (since) => readAgain(queries, since, ...SHOWN));
}

export const useTransmissionHealth = () => useQuery(transmissionHealthQuery(useMerchantScope()));

export const useLatestEntries = () => useQuery(latestLogsQuery(useMerchantScope()));

/** The invoices that are still to be paid. No one has more of them than a page holds. */
export const useUnpaid = () => useInfiniteQuery(invoicesQuery(useMerchantScope(), { unpaid: true }));

export const useContacts = () => useQuery(contactsQuery(useMerchantScope()));

export const useNotes = (merchantId: string) => useInfiniteQuery(notesQuery(merchantId));

export const useSupportActs = (merchantId: string, { isWanted = true } = {}) =>
  useQuery({ ...supportActsQuery(merchantId), enabled: isWanted });

/** Mails to the merchant's people that did not go out or came back, for administrators. */
export const useMerchantMails = () => {
  const { merchantId = '' } = useMerchantScope();
  const isWanted = usePermission('use-administration');
  return useQuery({ ...mailFailuresQuery({ merchantId }), enabled: isWanted, refetchInterval: MAILS_MS });
};

/** Partners by name, for those who assign them. */
export const usePartners = ({ isWanted }: { readonly isWanted: boolean }) =>
  useQuery({ ...partnersQuery(), enabled: isWanted });

/** Writes a note; the trail of what support did says that there is one. */
export const useWriteNote = (merchantId: string) =>
  useChange(
    (body: { readonly id: string; readonly text: string; readonly isShared: boolean }) =>
      call<typeof writeNote>('POST', '/notes', { query: { merchantId }, body }),
    'notes',
    'audit',
  );

/** Everything that the page shows, asked for at once: a part that waits for its turn asks for nothing. */
export function useParts() {
  const { merchantId = '' } = useMerchantScope();
  return {
    health: useTransmissionHealth(),
    devices: useDevices(),
    subscription: useSubscription(),
    unpaid: useUnpaid(),
    mails: useMerchantMails(),
    contacts: useContacts(),
    latest: useLatestEntries(),
    notes: useNotes(merchantId),
    visits: useAppointment(dayIn(useNow(60_000), SUPPORT_TIME_ZONE)),
    acts: useSupportActs(merchantId, { isWanted: usePermission('read-audit') }),
  };
}
