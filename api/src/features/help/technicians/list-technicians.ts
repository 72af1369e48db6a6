import type { TechnicianView } from '@comptoir/contract/help/technicians';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { canBeKept } from '@comptoir/domain/help/technicians/free-technicians';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSupportCalendar } from '../../base/support-settings/read-support-settings.ts';
import { listAbsences, listComing, listTechnicianRows } from './technicians.store.ts';

/** All technicians, or the one that is named, with their absences and how many appointments they have. */
export async function listTechnicians(
  tx: Transaction,
  { now, id = null }: { now: Date; id?: string | null },
): Promise<TechnicianView[]> {
  const [rows, absences, coming, calendar] = await Promise.all([
    listTechnicianRows(tx, id),
    listAbsences(tx, { id, today: quebecDayOf(now) }),
    listComing(tx, { id, now }),
    readSupportCalendar(tx, now),
  ]);
  return rows.map((row) => {
    const booked = coming.filter(({ technicianId }) => technicianId === row.id);
    const away = absences
      .filter(({ technicianId }) => technicianId === row.id)
      .map(({ technicianId: _technicianId, ...absence }) => absence);
    const technician = { ...row, absences: away };
    const times = row.active ? technician : null;
    return {
      ...technician,
      appointments: booked.length,
      appointmentsToMove: booked.filter((appointment) => !canBeKept(appointment, times, calendar)).length,
    };
  });
}

/** One technician. @throws AppError not-found */
export async function readTechnician(tx: Transaction, wanted: { now: Date; id: string }): Promise<TechnicianView> {
  const [technician] = await listTechnicians(tx, wanted);
  if (!technician) throw new AppError('not-found');
  return technician;
}

/** Counts the visits to come that cannot take place as they are booked, with whichever technician. */
export const countVisitsToMove = async (tx: Transaction, now: Date): Promise<number> =>
  (await listTechnicians(tx, { now })).reduce((sum, { appointmentsToMove }) => sum + appointmentsToMove, 0);
