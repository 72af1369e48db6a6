import type { AppointmentView } from '@comptoir/contract/help/appointments';
import {
  checkAppointment,
  type AppointmentHour,
  type AppointmentRefusal,
} from '@comptoir/domain/help/appointments/appointment-hours';
import pg from 'pg';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { readSupportCalendar } from '../support/read-support-settings.ts';
import { findAppointmentLine } from './appointments.queries.ts';
import { findComing, insertAppointment, lockCalendar, moveAppointment } from './appointments.store.ts';
import { queueAppointmentMail } from './queue-appointment-mail.ts';
import { viewAppointment } from './view-appointment.ts';

export interface AppointmentDeps {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly now: () => Date;
}

/** An hour that someone wants, for whom, and who they are. */
export interface WantedAppointment {
  readonly scope: MerchantScope;
  readonly userName: string;
  readonly startsAt: Date;
  readonly note: string | null;
}

/**
 * Books a technician for a merchant, or moves the visit that is still to come: a merchant has one. That no hour is promised
 * twice is the database's word, no matter who comes first.
 * @throws AppError hour-taken, outside-support-hours, validation-failed (startsAt: too-soon, not-on-the-hour)
 */
export async function bookAppointment(deps: AppointmentDeps, wanted: WantedAppointment): Promise<AppointmentView> {
  const { scope, startsAt } = wanted;
  const now = deps.now();
  const calendar = await deps.database.transaction(scopeOf(scope), (tx) => readSupportCalendar(tx, now));
  const checked = checkAppointment(startsAt, { now, isAdministrator: scope.asked.role === 'admin', calendar });
  if (!checked.ok) throw refusalOf(checked.reason);
  try {
    const booked = await deps.database.transaction(scopeOf(scope), (tx) =>
      bookIn(tx, wanted, { ...checked.value, now }),
    );
    deps.announcements.publish(scope.merchantId);
    return booked;
  } catch (error) {
    throw isHourTaken(error) ? new AppError('hour-taken') : error;
  }
}

async function bookIn(
  tx: Transaction,
  { scope, userName, note }: WantedAppointment,
  { startsAt, endsAt, now }: AppointmentHour & { now: Date },
): Promise<AppointmentView> {
  const { merchantId, asked } = scope;
  lockCalendar(tx);
  const before = await findComing(tx, { merchantId, now });
  const visit = { merchantId, startsAt, endsAt, note, bookedBy: { id: asked.userId, name: userName } };
  const kept = before
    ? { ...visit, id: before.id, revision: before.revision + 1 }
    : { ...visit, id: orderedId(now), revision: 0 };
  (before ? moveAppointment : insertAppointment)(tx, kept);
  const facts = { startsAt: startsAt.toISOString() };
  const record = { event: 'appointment-booked', facts } as const;
  const audit = { before: before ? fieldsOf(before) : {}, after: fieldsOf(kept) };
  writeLog(tx, [{ merchantId, userId: asked.userId, occurredAt: now, record, audit }]);
  const { id: appointmentId, revision } = kept;
  queueAppointmentMail(tx, { appointmentId, merchantId, revision, note, kind: before ? 'moved' : 'booked', ...facts });
  const line = await findAppointmentLine(tx, kept.id);
  if (!line) throw new AppError('not-found');
  return viewAppointment(line);
}

const fieldsOf = ({ startsAt, note }: { startsAt: Date; note: string | null }) => ({
  startsAt: startsAt.toISOString(),
  note,
});

function refusalOf(reason: AppointmentRefusal): AppError {
  if (reason === 'outside-support-hours') return new AppError('outside-support-hours');
  return new AppError('validation-failed', [{ path: 'startsAt', rule: reason }]);
}

/** The one exclusion constraint that booking can meet. */
const isHourTaken = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23P01';
