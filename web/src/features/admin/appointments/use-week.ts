import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { useSupportCalendar } from '../../../shared/support/use-support-calendar.ts';
import { appointmentWeek, type AppointmentDay } from './appointment-week.ts';
import { useAppointmentsOfWeek, useFreeHours, useTechnicians } from './appointments.api.ts';

interface Week {
  /** Null until everything is known. */
  readonly week: readonly AppointmentDay[] | null;
  /** With whom something can be booked, by name. */
  readonly technicians: readonly TechnicianView[];
  readonly shown: readonly TechnicianView[];
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The hours of a week, of the technicians that are chosen, or of all. */
export function useWeek(monday: string, chosen: readonly string[]): Week {
  const free = useFreeHours(monday);
  const booked = useAppointmentsOfWeek(monday);
  const known = useTechnicians();
  const calendar = useSupportCalendar();
  const all = known.data ?? [];
  const appointments = booked.data ?? [];
  // who takes no visits any more is shown while some are left
  const present = all.filter(
    ({ id, active }) => active || appointments.some(({ technicianId }) => technicianId === id),
  );
  const wanted = present.filter(({ id }) => chosen.includes(id));
  const shown = wanted.length > 0 ? wanted : present;
  const isKnown = free.data && booked.data && known.data;
  return {
    week: isKnown
      ? appointmentWeek(monday, { free: free.data.items, appointments, technicians: shown, calendar })
      : null,
    technicians: present,
    shown,
    error: free.error ?? booked.error ?? known.error,
    retry: () => void Promise.all([free.refetch(), booked.refetch(), known.refetch()]),
  };
}
