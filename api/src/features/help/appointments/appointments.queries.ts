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
  readonly bookedBy: string;
  readonly note: string | null;
}

const LINE = `a.id, a.merchant_id as "merchantId", m.company_name as "companyName", m.area_code as "areaCode",
  m.phone_number as "phoneNumber", a.starts_at as "startsAt", a.ends_at as "endsAt", a.booked_by_name as "bookedBy", a.note`;

/** Whose appointments: a merchant's, a partner's merchants', or null for all that the scope sees. */
export interface AppointmentFilter {
  readonly merchantId: string | null;
  readonly partnerId: string | null;
  readonly from: Date;
}

/** One technician has eight hours a day: half a year of them. */
const AT_MOST = 1000;

/** Appointments that end after an instant, the next one first. */
export const listAppointmentLines = (tx: Transaction, filter: AppointmentFilter): Promise<AppointmentLine[]> =>
  tx.many({
    text: `select ${LINE} from appointments a join merchants m on m.id = a.merchant_id
      where ($1::uuid is null or a.merchant_id = $1) and ($2::uuid is null or m.partner_id = $2)
        and a.ends_at > $3 and a.cancelled_at is null
      order by a.starts_at limit $4`,
    values: [filter.merchantId, filter.partnerId, filter.from, AT_MOST],
  });

export const findAppointmentLine = (tx: Transaction, id: string): Promise<AppointmentLine | null> =>
  tx.first({
    text: `select ${LINE} from appointments a join merchants m on m.id = a.merchant_id where a.id = $1`,
    values: [id],
  });

/** Hours that are taken, no matter by whom; only the server itself sees them all. */
export const listTakenStarts = (tx: Transaction, span: { from: Date; to: Date }): Promise<{ startsAt: Date }[]> =>
  tx.many({
    text: `select starts_at as "startsAt" from appointments
      where cancelled_at is null and tstzrange(starts_at, ends_at) && tstzrange($1, $2)`,
    values: [span.from, span.to],
  });
