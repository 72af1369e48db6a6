import type { AppointmentView } from '@comptoir/contract/help/appointments';
import {
  checkAppointment,
  type AppointmentHour,
  type AppointmentRefusal,
} from '@comptoir/domain/help/appointments/appointment-hours';
import pg from 'pg';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readSupportCalendar } from '../../base/support-settings/read-support-settings.ts';
import { lockCalendar } from '../technicians/read-plans.ts';
import {
  findComing,
  insertAppointment,
  moveAppointment,
  type AppointmentRow,
  type KeptAppointment,
  findAppointmentLine,
} from './appointments.store.ts';
import { findTechnician } from './find-technician.ts';
import { queueAppointmentMail } from './queue-appointment-mail.ts';
import { queueTechnicianMail } from './queue-technician-mail.ts';
import { viewAppointment } from './view-appointment.ts';

export type AppointmentDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** An hour that someone wants, for whom, and who they are. */
export interface WantedAppointment {
  readonly scope: MerchantScope;
  readonly userName: string;
  readonly startsAt: Date;
  readonly note: string | null;
  /** The technician whom an administrator asks for; null for anyone who is free. */
  readonly technicianId: string | null;
}

/**
 * Books a technician for a merchant, or moves the visit that is still to come: a merchant has one. The same again changes nothing. That no technician is promised
 * twice is the database's word, no matter who comes first.
 * @throws AppError forbidden, hour-taken, technician-away, outside-support-hours, validation-failed (startsAt: too-soon,
 *   not-on-the-hour)
 */
export async function bookAppointment(deps: AppointmentDeps, wanted: WantedAppointment): Promise<AppointmentView> {
  const { scope, startsAt, technicianId } = wanted;
  const now = deps.now();
  const isAdministrator = scope.asked.role === 'admin';
  if (technicianId !== null && !isAdministrator) throw new AppError('forbidden');
  try {
    const booked = await deps.database.transaction(scopeOf(scope), async (tx) => {
      // Who closes a day meanwhile waits, and then sees the visit; who closed it before is seen here.
      lockCalendar(tx);
      const calendar = await readSupportCalendar(tx, now);
      const checked = checkAppointment(startsAt, { now, isAdministrator, calendar });
      if (!checked.ok) throw refusalOf(checked.reason);
      return bookIn(tx, wanted, { ...checked.value, now });
    });
    deps.announcements.publish(scope.merchantId);
    return booked;
  } catch (error) {
    throw isHourTaken(error) ? new AppError('hour-taken') : error;
  }
}

async function bookIn(
  tx: Transaction,
  { scope, userName, note, technicianId }: WantedAppointment,
  { startsAt, endsAt, now }: AppointmentHour & { now: Date },
): Promise<AppointmentView> {
  const { merchantId, asked } = scope;
  const before = await findComing(tx, { merchantId, now });
  const technician = await findTechnician(tx, { hour: { startsAt, endsAt }, technicianId, before });
  const kept = {
    id: before?.id ?? orderedId(now),
    revision: before ? before.revision + 1 : 0,
    merchantId,
    technicianId: technician.id,
    technician: technician.name,
    startsAt,
    endsAt,
    note,
    bookedAt: now,
    bookedBy: { id: asked.userId, name: userName },
  };
  if (!before || !isSameVisit(before, kept)) writeVisit(tx, { before, kept });
  const line = await findAppointmentLine(tx, kept.id);
  if (!line) throw new AppError('not-found');
  return viewAppointment(line);
}

/** Asked for twice, by whomever: there is nothing to tell anyone. */
const isSameVisit = (before: AppointmentRow, kept: AppointmentRow): boolean =>
  before.startsAt.getTime() === kept.startsAt.getTime() &&
  before.technicianId === kept.technicianId &&
  before.note === kept.note;

function writeVisit(tx: Transaction, { before, kept }: { before: AppointmentRow | null; kept: KeptAppointment }): void {
  (before ? moveAppointment : insertAppointment)(tx, kept);
  const { merchantId, bookedAt: occurredAt, bookedBy } = kept;
  const facts = { startsAt: kept.startsAt.toISOString() };
  const record = { event: 'appointment-booked', facts } as const;
  const audit = { before: before ? fieldsOf(before) : {}, after: fieldsOf(kept) };
  writeLog(tx, [{ merchantId, userId: bookedBy.id, occurredAt, record, audit }]);
  queueMails(tx, before, kept);
}

/** The merchant hears of it, the technician who comes, and the one who was to come and does not. */
function queueMails(tx: Transaction, before: AppointmentRow | null, kept: AppointmentRow): void {
  queueAppointmentMail(tx, kept, before ? 'moved' : 'booked');
  const staysTheirs = before?.technicianId === kept.technicianId;
  if (before && !staysTheirs) queueTechnicianMail(tx, { ...before, revision: kept.revision }, 'cancelled');
  queueTechnicianMail(tx, kept, staysTheirs ? 'moved' : 'booked');
}

const fieldsOf = ({ startsAt, technician, note }: AppointmentRow) => ({
  startsAt: startsAt.toISOString(),
  technician,
  note,
});

function refusalOf(reason: AppointmentRefusal): AppError {
  if (reason === 'outside-support-hours') return new AppError('outside-support-hours');
  return new AppError('validation-failed', [{ path: 'startsAt', rule: reason }]);
}

/** The one exclusion constraint that booking can meet. */
const isHourTaken = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23P01';
