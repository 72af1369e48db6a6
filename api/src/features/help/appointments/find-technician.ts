import type { AppointmentHour } from '@comptoir/domain/help/appointments/appointment-hours';
import {
  chooseTechnician,
  isUntaken,
  techniciansAtWork,
  type TechnicianPlan,
} from '@comptoir/domain/help/technicians/free-technicians';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readPlans } from '../technicians/read-plans.ts';
import type { AppointmentRow } from './appointments.store.ts';

/** Technician and hour that are asked for, in the place of an appointment of the same merchant. */
export interface WantedTechnician {
  readonly hour: AppointmentHour;
  /** The technician who is asked for; null for anyone who is free. */
  readonly technicianId: string | null;
  readonly before: AppointmentRow | null;
}

/**
 * The technician who comes at an hour. The calendar is locked by now, so that no one else takes them meanwhile.
 * @throws AppError technician-away when none works then, hour-taken when all who do are booked
 */
export async function findTechnician(
  tx: Transaction,
  { hour, technicianId, before }: WantedTechnician,
): Promise<TechnicianPlan> {
  const plans = await readPlans(tx, wholeDayOf(hour));
  const asked = plans.filter(({ id }) => technicianId === null || id === technicianId);
  const working = techniciansAtWork(asked, hour);
  if (working.length === 0) throw new AppError('technician-away');
  const free = working.filter((plan) => isUntaken(plan, hour) || isOwn(plan, hour, before));
  const chosen = chooseTechnician(free, before?.technicianId ?? null);
  if (!chosen) throw new AppError('hour-taken');
  return chosen;
}

/** True when the appointment with a technician is the very one that is being booked again. */
const isOwn = ({ id }: TechnicianPlan, { startsAt }: AppointmentHour, before: AppointmentRow | null): boolean =>
  before?.technicianId === id && before.startsAt.getTime() === startsAt.getTime();

/** The day around an hour, since who has the least to do that day is sent. */
function wholeDayOf({ startsAt }: AppointmentHour): AppointmentHour[] {
  const { start, end } = boundsOfQuebecDay(quebecDayOf(startsAt));
  return [{ startsAt: start, endsAt: new Date(end.getTime() - 1) }];
}
