import type { bookAppointment, cancelAppointment } from '@comptoir/contract/help/appointments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { call, QUIET } from '../http/call.ts';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { appointmentsQuery, freeHoursQuery } from '../queries/help.ts';
import { invalidate } from '../queries/invalidate.ts';

/** The coming visit of a technician, null when there is none. */
export const useAppointment = (today: string, { isWanted = true } = {}) =>
  useQuery({
    ...appointmentsQuery(useMerchantScope(), { from: today }),
    select: ({ items }) => items[0] ?? null,
    enabled: isWanted,
  });

/** Hours at which a technician can come, between two days. */
export const useFreeHours = (days: { readonly from: string; readonly to: string }) =>
  useQuery({ ...freeHoursQuery(days), select: ({ items }) => items.map(({ startsAt }) => startsAt) });

interface Booking {
  readonly startsAt: string;
  readonly note?: string;
}

/** Books a technician, or moves the visit that is booked. */
export function useBookAppointment(onBooked: () => void) {
  const scope = useMerchantScope();
  return useAppointmentChange(
    (body: Booking) => call<typeof bookAppointment>('POST', '/appointments', { query: scope, body, headers: QUIET }),
    onBooked,
  );
}

export const useCancelAppointment = (onCancelled: () => void) =>
  useAppointmentChange(
    (id: string) => call<typeof cancelAppointment>('DELETE', '/appointments/:id', { params: { id }, headers: QUIET }),
    onCancelled,
  );

/** The hours are read again after a change, and after a refusal: another user may have taken one. */
function useAppointmentChange<Input>(change: (input: Input) => Promise<unknown>, onSuccess: () => void) {
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: change,
    onSuccess,
    onSettled: () => invalidate(queries, 'appointments', 'free-hours'),
  });
}
