import type { KeptTechnician, TechnicianAbsence } from '@comptoir/contract/help/technicians';
import type { TechnicianPlan } from '@comptoir/domain/help/technicians/free-technicians';
import type { AppointmentHour } from '@comptoir/domain/help/appointments/appointment-hours';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Keeps everybody else from booking, and from changing when technicians can come, until the transaction ends: two who wanted
 * each other's hours would wait for each other, and an absence would be laid over what is being booked.
 */
export function lockCalendarRow(tx: Transaction): void {
  tx.write({ text: "select pg_advisory_xact_lock(hashtext('appointments'))" });
}

/** Lists the times of the technicians with whom something can be booked, between two instants, for any caller. */
export const listPlans = (tx: Transaction, { from, to }: { from: Date; to: Date }): Promise<TechnicianPlan[]> =>
  tx.many({
    text: 'select id, name, hours, absences, taken from technician_plans($1, $2)',
    values: [from, to],
  });

/** A technician as administrators keep them. */
export type TechnicianRow = KeptTechnician & { readonly id: string };

const TECHNICIAN = 'id, name, email, telephone, language, active, hours';

/** A technician, kept from others who would change them. */
export const lockTechnician = (tx: Transaction, id: string): Promise<TechnicianRow | null> =>
  tx.first({ text: `select ${TECHNICIAN} from technicians where id = $1 for update`, values: [id] });

export function insertTechnician(tx: Transaction, row: TechnicianRow): void {
  tx.write({
    text: `insert into technicians (id, name, email, telephone, language, active, hours)
      values (:id, :name, :email, :telephone, :language, :active, :hours)`,
    values: valuesOf(row),
  });
}

/** Changes what is kept of a technician, and the name by which merchants know who comes to them. */
export function updateTechnicianRow(tx: Transaction, row: TechnicianRow, now: Date): void {
  tx.write({
    text: `update technicians set name = :name, email = :email, telephone = :telephone, language = :language,
        active = :active, hours = :hours
      where id = :id`,
    values: valuesOf(row),
  });
  tx.write({
    text: 'update appointments set technician_name = $2 where technician_id = $1 and starts_at > $3',
    values: [row.id, row.name, now],
  });
}

const valuesOf = ({ id, name, email, telephone, language, active, hours }: TechnicianRow) => ({
  id,
  name,
  email,
  telephone,
  language,
  active,
  hours: JSON.stringify(hours),
});

export function insertAbsence(tx: Transaction, absence: TechnicianAbsence & { technicianId: string }): void {
  tx.write({
    text: `insert into technician_absences (id, technician_id, from_on, from_time, until_on, until_time, reason)
      values (:id, :technicianId, :fromOn, :fromTime, :untilOn, :untilTime, :reason)`,
    values: {
      id: absence.id,
      technicianId: absence.technicianId,
      fromOn: absence.fromOn,
      fromTime: absence.fromTime,
      untilOn: absence.untilOn,
      untilTime: absence.untilTime,
      reason: absence.reason,
    },
  });
}

/** An absence as it is read. */
const ABSENCE = `id, from_on::text as "fromOn", from_time as "fromTime",
  until_on::text as "untilOn", until_time as "untilTime", reason`;

/** Removes an absence and says which it was; null when the technician has no such. */
export const deleteAbsence = (
  tx: Transaction,
  { id, absenceId }: { id: string; absenceId: string },
): Promise<TechnicianAbsence | null> =>
  tx.first({
    text: `delete from technician_absences where id = $1 and technician_id = $2 returning ${ABSENCE}`,
    values: [absenceId, id],
  });

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
