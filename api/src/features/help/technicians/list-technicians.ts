import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { AppointmentHour } from '@comptoir/domain/help/appointments/appointment-hours';
import { isAtWork, type WorkingTimes } from '@comptoir/domain/help/technicians/free-technicians';
import { wallHourOf } from '@comptoir/domain/help/technicians/wall-hour';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listAbsences, listComing, listTechnicianRows } from './technicians.queries.ts';

/** All technicians, or the one that is named, with their absences and how many appointments they have. */
export async function listTechnicians(
  tx: Transaction,
  { now, id = null }: { now: Date; id?: string | null },
): Promise<TechnicianView[]> {
  const [rows, absences, coming] = await Promise.all([
    listTechnicianRows(tx, id),
    listAbsences(tx, { id, today: quebecDayOf(now) }),
    listComing(tx, { id, now }),
  ]);
  return rows.map((row) => {
    const booked = coming.filter(({ technicianId }) => technicianId === row.id);
    const away = absences
      .filter(({ technicianId }) => technicianId === row.id)
      .map(({ technicianId: _technicianId, ...absence }) => absence);
    const times = { ...row, absences: away };
    return {
      ...times,
      appointments: booked.length,
      appointmentsToMove: booked.filter((appointment) => !canKeep(times, appointment)).length,
    };
  });
}

/** One technician. @throws AppError not-found */
export async function readTechnician(tx: Transaction, wanted: { now: Date; id: string }): Promise<TechnicianView> {
  const [technician] = await listTechnicians(tx, wanted);
  if (!technician) throw new AppError('not-found');
  return technician;
}

/** Whether a technician is there for what is booked with them. */
const canKeep = (times: WorkingTimes & { readonly active: boolean }, hour: AppointmentHour): boolean =>
  times.active && isAtWork(times, wallHourOf(hour));
