import type { bookAppointment, cancelAppointment } from '@comptoir/contract/help/appointments';
import { addDays } from '@comptoir/domain/help/support/public-holidays';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { merchantPageQuery } from '../../../shared/queries/base.ts';
import { appointmentsQuery, freeHoursQuery } from '../../../shared/queries/help.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

const CHANGED = ['appointments', 'free-hours'] as const;
const WORKING_DAYS = 5;

/** The merchants still registering, by name, a page of them. */
export const useRegistering = (cursor: string | undefined) =>
  useQuery(merchantPageQuery({ states: ['registering'] }, cursor ? { cursor } : {}));

/** The hours of a week, from its Monday on, that can still be booked. */
export const useFreeHours = (monday: string) =>
  useQuery(freeHoursQuery({ from: monday, to: addDays(monday, WORKING_DAYS - 1) }));

/** Every appointment from a day on, the next one first. */
export const useAppointments = (from: string) =>
  useQuery({ ...appointmentsQuery({}, from), select: ({ items }) => items, placeholderData: keepPreviousData });

interface WantedHour {
  readonly merchantId: string;
  readonly startsAt: string;
  readonly note?: string;
}

/** Books an hour for a merchant, or moves the appointment it has. The screen says so itself. */
export const useBook = () =>
  useChange(
    ({ merchantId, ...body }: WantedHour) =>
      call<typeof bookAppointment>('POST', '/appointments', { query: { merchantId }, body, headers: QUIET }),
    ...CHANGED,
  );

export const useCancel = () =>
  useChange(
    (id: string) => call<typeof cancelAppointment>('DELETE', '/appointments/:id', { params: { id }, headers: QUIET }),
    ...CHANGED,
  );
