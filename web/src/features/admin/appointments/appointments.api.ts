import type {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listFreeHours,
} from '@comptoir/contract/help/appointments';
import type { listMerchants } from '@comptoir/contract/base/merchants';
import { addDays } from '@comptoir/domain/help/support/public-holidays';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';

const KEY = 'appointments';
const WORKING_DAYS = 5;

/** All merchants, as the merchant picker has them. */
export const useMerchants = () =>
  useQuery({
    queryKey: ['merchants'],
    queryFn: ({ signal }) => call<typeof listMerchants>('GET', '/merchant', { signal }),
  });

/** The hours of a week, from its Monday on, that can still be booked. */
export const useFreeHours = (monday: string) =>
  useQuery({
    queryKey: [KEY, 'free', monday],
    queryFn: ({ signal }) =>
      call<typeof listFreeHours>('GET', '/appointments/free', {
        query: { from: monday, to: addDays(monday, WORKING_DAYS - 1) },
        signal,
      }),
  });

/** Every appointment from a day on, the next one first. */
export const useAppointments = (from: string) =>
  useQuery({
    queryKey: [KEY, 'from', from],
    queryFn: ({ signal }) => call<typeof listAppointments>('GET', '/appointments', { query: { from }, signal }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  });

interface WantedHour {
  readonly merchantId: string;
  readonly startsAt: string;
  readonly note?: string;
}

/** Books an hour for a merchant, or moves the appointment it has. The screen says so itself. */
export const useBook = () =>
  useChange(({ merchantId, ...body }: WantedHour) =>
    call<typeof bookAppointment>('POST', '/appointments', { query: { merchantId }, body, headers: QUIET }),
  );

export const useCancel = () =>
  useChange((id: string) =>
    call<typeof cancelAppointment>('DELETE', '/appointments/:id', { params: { id }, headers: QUIET }),
  );

/** After a change the calendar is read again; also when it was refused, as another user was quicker. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }) });
}
