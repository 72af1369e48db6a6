import type { bookAppointment, cancelAppointment } from '@comptoir/contract/help/appointments';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { merchantPageQuery } from '../../../shared/queries/base.ts';
import { appointmentsQuery, freeHoursQuery, techniciansQuery } from '../../../shared/queries/help.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

const CHANGED = ['appointments', 'free-hours', 'technicians'] as const;
const WORKING_DAYS = 5;

/** The merchants still registering, by name, a page of them. */
export const useRegistering = (cursor: string | undefined) =>
  useQuery(merchantPageQuery({ states: ['registering'] }, cursor ? { cursor } : {}));

/** The hours of a week, from its Monday on, that can still be booked. */
export const useFreeHours = (monday: string) =>
  useQuery(freeHoursQuery({ from: monday, to: addDays(monday, WORKING_DAYS - 1) }));

/** Appointments of a week, from its Monday on. */
export const useAppointmentsOfWeek = (monday: string) =>
  useQuery({
    ...appointmentsQuery({}, { from: monday, until: addDays(monday, WORKING_DAYS - 1) }),
    select: ({ items }) => items,
  });

/** Appointments that their technician cannot keep, from today on. */
export const useAppointmentsToMove = (today: string) =>
  useQuery({ ...appointmentsQuery({}, { from: today, toMove: true }), select: ({ items }) => items });

/** Appointments of a merchant from today on; nothing is asked as long as none is known. */
export const useAppointmentsOf = (merchantId: string, today: string) =>
  useQuery({
    ...appointmentsQuery({ merchantId }, { from: today }),
    select: ({ items }) => items,
    enabled: merchantId !== '',
  });

export const useTechnicians = () => useQuery({ ...techniciansQuery(), select: ({ items }) => items });

interface WantedHour {
  readonly merchantId: string;
  readonly startsAt: string;
  readonly note?: string;
  readonly technicianId?: string;
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
