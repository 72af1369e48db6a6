import type { Transaction } from '../../../platform/database/database.ts';

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
export interface AppointmentFilter {
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
