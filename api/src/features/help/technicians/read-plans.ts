import type { AppointmentHour } from '@comptoir/domain/help/appointments/appointment-hours';
import type { TechnicianPlan } from '@comptoir/domain/help/technicians/free-technicians';
import type { Transaction } from '../../../platform/database/database.ts';
import { listPlans, lockCalendarRow } from './technicians.store.ts';

/**
 * Reads the times of technicians at some hours, in the order of time. Everyone who books may know: it names no merchant. Those with whom nothing
 * can be booked are not among them.
 */
export async function readPlans(tx: Transaction, hours: readonly AppointmentHour[]): Promise<TechnicianPlan[]> {
  const [first, last] = [hours[0], hours.at(-1)];
  return first && last ? listPlans(tx, { from: first.startsAt, to: last.endsAt }) : [];
}

/** Until the transaction ends no one else books, and no technician's times change. */
export const lockCalendar = (tx: Transaction): void => lockCalendarRow(tx);
