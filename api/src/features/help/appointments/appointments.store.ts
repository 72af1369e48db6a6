import type { Transaction } from '../../../platform/database/database.ts';

/** A technician's visit as it is kept. */
export interface AppointmentRow {
  readonly id: string;
  readonly merchantId: string;
  readonly startsAt: Date;
  readonly technicianId: string;
  readonly technician: string;
  readonly note: string | null;
  readonly revision: number;
}

const APPOINTMENT = `id, merchant_id as "merchantId", starts_at as "startsAt", technician_id as "technicianId",
  technician_name as technician, note, revision`;

/** The appointment of a merchant that is still to come. */
export const findComing = (
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<AppointmentRow | null> =>
  tx.first({
    text: `select ${APPOINTMENT} from appointments where merchant_id = $1 and starts_at > $2 and cancelled_at is null
      for update`,
    values: [merchantId, now],
  });

/** An appointment that is still to come, by its id. */
export const findComingById = (
  tx: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<AppointmentRow | null> =>
  tx.first({
    text: `select ${APPOINTMENT} from appointments where id = $1 and starts_at > $2 and cancelled_at is null for update`,
    values: [id, now],
  });

export interface KeptAppointment extends AppointmentRow {
  readonly endsAt: Date;
  readonly bookedAt: Date;
  readonly bookedBy: { readonly id: string; readonly name: string };
}

export function insertAppointment(tx: Transaction, made: KeptAppointment): void {
  tx.write({
    text: `insert into appointments (id, merchant_id, starts_at, ends_at, technician_id, technician_name, booked_at, booked_by,
        booked_by_name, note, revision)
      values (:id, :merchantId, :startsAt, :endsAt, :technicianId, :technician, :bookedAt, :bookedBy, :name, :note, :revision)`,
    values: { ...changed(made), merchantId: made.merchantId },
  });
}

export function moveAppointment(tx: Transaction, moved: KeptAppointment): void {
  tx.write({
    text: `update appointments set starts_at = :startsAt, ends_at = :endsAt, technician_id = :technicianId,
        technician_name = :technician, booked_at = :bookedAt, booked_by = :bookedBy, booked_by_name = :name, note = :note,
        revision = :revision
      where id = :id`,
    values: changed(moved),
  });
}

const changed = (kept: KeptAppointment) => ({
  id: kept.id,
  startsAt: kept.startsAt,
  endsAt: kept.endsAt,
  technicianId: kept.technicianId,
  technician: kept.technician,
  bookedAt: kept.bookedAt,
  bookedBy: kept.bookedBy.id,
  name: kept.bookedBy.name,
  note: kept.note,
  revision: kept.revision,
});

export function cancelAppointmentRow(tx: Transaction, { id, now }: { id: string; now: Date }): void {
  tx.write({
    text: 'update appointments set cancelled_at = $2, revision = revision + 1 where id = $1',
    values: [id, now],
  });
}

/** Lists the visits to come until an instant that were not reminded of for their hour; kept from another server that looks too. */
export const listUnreminded = (
  tx: Transaction,
  { now, until }: { now: Date; until: Date },
): Promise<(AppointmentRow & { bookedAt: Date | null })[]> =>
  tx.many({
    text: `select ${APPOINTMENT}, booked_at as "bookedAt" from appointments
      where starts_at > $1 and starts_at < $2 and cancelled_at is null and reminded_for is distinct from starts_at
      for update skip locked`,
    values: [now, until],
  });

export function setReminded(tx: Transaction, { id, startsAt }: Pick<AppointmentRow, 'id' | 'startsAt'>): void {
  tx.write({ text: 'update appointments set reminded_for = $2 where id = $1', values: [id, startsAt] });
}

/** An appointment as the screens show it. */
export interface AppointmentLine {
  readonly id: string;
  readonly merchantId: string;
  readonly companyName: string;
  readonly areaCode: string | null;
  readonly phoneNumber: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly technicianId: string;
  readonly technician: string;
  readonly bookedBy: string;
  readonly note: string | null;
}

const LINE = `a.id, a.merchant_id as "merchantId", m.company_name as "companyName", m.area_code as "areaCode",
  m.phone_number as "phoneNumber", a.starts_at as "startsAt", a.ends_at as "endsAt",
  a.technician_id as "technicianId", a.technician_name as technician, a.booked_by_name as "bookedBy", a.note`;

/** Filter of appointments: a merchant's, a partner's merchants', or null for all that the scope sees. */
interface AppointmentFilter {
  readonly merchantId: string | null;
  readonly partnerId: string | null;
  readonly from: Date;
  /** Null for all that are to come. */
  readonly until: Date | null;
  readonly atMost: number;
}

/** Appointments that end after an instant, the next one first. */
export const listAppointmentLines = (tx: Transaction, filter: AppointmentFilter): Promise<AppointmentLine[]> =>
  tx.many({
    text: `select ${LINE} from appointments a join merchants m on m.id = a.merchant_id
      where (:merchantId::uuid is null or a.merchant_id = :merchantId) and (:partnerId::uuid is null or m.partner_id = :partnerId)
        and a.ends_at > :from and (:until::timestamptz is null or a.starts_at < :until) and a.cancelled_at is null
      order by a.starts_at, a.technician_name, a.id limit :atMost`,
    values: {
      merchantId: filter.merchantId,
      partnerId: filter.partnerId,
      from: filter.from,
      until: filter.until,
      atMost: filter.atMost,
    },
  });

export const findAppointmentLine = (tx: Transaction, id: string): Promise<AppointmentLine | null> =>
  tx.first({
    text: `select ${LINE} from appointments a join merchants m on m.id = a.merchant_id where a.id = $1`,
    values: [id],
  });
