import type { AppointmentView } from '@comptoir/contract/help/appointments';
import type { Actor } from '@comptoir/domain/base/access/access';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { Database } from '../../../platform/database/database.ts';
import { resolveMerchant, scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import { listAppointmentLines } from './appointments.queries.ts';
import { viewAppointment } from './view-appointment.ts';

/** Whose appointments are wanted, from which day of Québec's calendar on; from today unless one is named. */
export interface WantedAppointments {
  readonly merchantId?: string | undefined;
  readonly from?: string | undefined;
}

/**
 * Appointments, the next one first: of one merchant, or, for those who look after many and name none, of all of them.
 * @throws AppError forbidden, not-found (also for a merchant of another partner)
 */
export async function listAppointments(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  wanted: WantedAppointments,
): Promise<AppointmentView[]> {
  const from = boundsOfQuebecDay(wanted.from ?? quebecDayOf(now())).start;
  const filter = { merchantId: await whoseAppointments(database, actor, wanted), partnerId: actor.partnerId, from };
  const lines = await database.transaction(scopeOfActor(actor), (tx) => listAppointmentLines(tx, filter));
  return lines.map((line) => viewAppointment(line));
}

async function whoseAppointments(
  database: Database,
  actor: Actor,
  { merchantId }: WantedAppointments,
): Promise<string | null> {
  if (actor.role !== 'merchant' && merchantId === undefined) return null;
  return (await resolveMerchant(database, actor, { merchantId, action: 'list-appointments' })).merchantId;
}
