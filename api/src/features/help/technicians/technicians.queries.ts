import type { TechnicianAbsence } from '@comptoir/contract/help/technicians';
import type { AppointmentHour } from '@comptoir/domain/help/appointments/appointment-hours';
import type { Transaction } from '../../../platform/database/database.ts';
import { ABSENCE, type TechnicianRow } from './technicians.store.ts';

/** All technicians, or the one that is named; by name, those with whom nothing can be booked last. */
export const listTechnicianRows = (tx: Transaction, id: string | null): Promise<TechnicianRow[]> =>
  tx.many({
    text: `select id, name, email, telephone, language, active, hours from technicians
      where $1::uuid is null or id = $1 order by not active, name, id`,
    values: [id],
  });

/** The absences that are not over on a day, the first one first. */
export const listAbsences = (
  tx: Transaction,
  { id, today }: { id: string | null; today: string },
): Promise<(TechnicianAbsence & { technicianId: string })[]> =>
  tx.many({
    text: `select technician_id as "technicianId", ${ABSENCE} from technician_absences
      where ($1::uuid is null or technician_id = $1) and until_on >= $2 order by from_on, from_time nulls first, id`,
    values: [id, today],
  });

/** Lists the visits still to come; only administrators and the server itself see them all. */
export const listComing = (
  tx: Transaction,
  { id, now }: { id: string | null; now: Date },
): Promise<(AppointmentHour & { technicianId: string })[]> =>
  tx.many({
    text: `select technician_id as "technicianId", starts_at as "startsAt", ends_at as "endsAt" from appointments
      where ($1::uuid is null or technician_id = $1) and starts_at > $2 and cancelled_at is null`,
    values: [id, now],
  });
