import type { Transaction } from '../../../platform/database/database.ts';

/** A technician's visit as it is kept. */
export interface AppointmentRow {
  readonly id: string;
  readonly merchantId: string;
  readonly startsAt: Date;
  readonly note: string | null;
  readonly revision: number;
}

const APPOINTMENT = `id, merchant_id as "merchantId", starts_at as "startsAt", note, revision`;

/**
 * Keeps everybody else from booking until the transaction ends: there is one technician, and two who wanted each other's hours
 * would wait for each other.
 */
export function lockCalendar(tx: Transaction): void {
  tx.write({ text: "select pg_advisory_xact_lock(hashtext('appointments'))" });
}

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
  readonly bookedBy: { readonly id: string; readonly name: string };
}

export function insertAppointment(tx: Transaction, made: KeptAppointment): void {
  tx.write({
    text: `insert into appointments (id, merchant_id, starts_at, ends_at, booked_by, booked_by_name, note, revision)
      values (:id, :merchantId, :startsAt, :endsAt, :bookedBy, :name, :note, :revision)`,
    values: {
      id: made.id,
      merchantId: made.merchantId,
      startsAt: made.startsAt,
      endsAt: made.endsAt,
      bookedBy: made.bookedBy.id,
      name: made.bookedBy.name,
      note: made.note,
      revision: made.revision,
    },
  });
}

export function moveAppointment(tx: Transaction, moved: KeptAppointment): void {
  tx.write({
    text: `update appointments set starts_at = :startsAt, ends_at = :endsAt, booked_by = :bookedBy, booked_by_name = :name,
        note = :note,
        revision = :revision
      where id = :id`,
    values: {
      id: moved.id,
      startsAt: moved.startsAt,
      endsAt: moved.endsAt,
      bookedBy: moved.bookedBy.id,
      name: moved.bookedBy.name,
      note: moved.note,
      revision: moved.revision,
    },
  });
}

export function cancelAppointmentRow(tx: Transaction, { id, now }: { id: string; now: Date }): void {
  tx.write({
    text: 'update appointments set cancelled_at = $2, revision = revision + 1 where id = $1',
    values: [id, now],
  });
}
