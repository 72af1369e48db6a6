import type { AppointmentView } from '@comptoir/contract/help/appointments';
import type { Actor } from '@comptoir/domain/base/access/access';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { canBeKept } from '@comptoir/domain/help/technicians/free-technicians';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { resolveMerchant, scopeOfActor } from '../../base/access/merchant-scope.ts';
import { readSupportCalendar } from '../../base/support-settings/read-support-settings.ts';
import { readPlans } from '../technicians/read-plans.ts';
import { listAppointmentLines, type AppointmentLine } from './appointments.store.ts';
import { viewAppointment } from './view-appointment.ts';

/** Merchant of the appointments, and days of Québec's calendar that they are between; from today on unless one is named. */
export interface WantedAppointments {
  readonly merchantId?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Only those that cannot take place as they are booked. */
  readonly toMove?: boolean;
}

const AT_MOST = 1000;
/** Among how many those that have to be moved are looked for: months of a dozen technicians. */
const LOOKED_THROUGH = 10_000;

/**
 * Appointments, the next one first: of one merchant, or, for those who look after many and name none, of all of them.
 * @throws AppError forbidden, not-found (also for a merchant of another partner)
 */
export async function listAppointments(
  { database, now: clock }: { database: Database; now: () => Date },
  actor: Actor,
  wanted: WantedAppointments,
): Promise<AppointmentView[]> {
  const { from, until, toMove = false } = wanted;
  const now = clock();
  const filter = {
    merchantId: await whoseAppointments(database, actor, wanted),
    partnerId: actor.partnerId,
    from: boundsOfQuebecDay(from ?? quebecDayOf(now)).start,
    until: until === undefined ? null : boundsOfQuebecDay(until).end,
    atMost: toMove ? LOOKED_THROUGH : AT_MOST,
  };
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const lines = await listAppointmentLines(tx, filter);
    const unkept = actor.role === 'admin' ? await findUnkept(tx, lines, now) : new Set<string>();
    return lines
      .filter(({ id }) => !toMove || unkept.has(id))
      .slice(0, AT_MOST)
      .map((line) => viewAppointment(line, unkept.has(line.id)));
  });
}

/** Those to come that cannot take place: their technician takes no more or does not work then, or support does not. */
async function findUnkept(tx: Transaction, lines: readonly AppointmentLine[], now: Date): Promise<Set<string>> {
  const coming = lines.filter(({ startsAt }) => startsAt.getTime() > now.getTime());
  const calendar = await readSupportCalendar(tx, now);
  const plans = new Map((await readPlans(tx, coming)).map((plan) => [plan.id, plan]));
  const unkept = coming.filter((line) => !canBeKept(line, plans.get(line.technicianId) ?? null, calendar));
  return new Set(unkept.map(({ id }) => id));
}

async function whoseAppointments(
  database: Database,
  actor: Actor,
  { merchantId }: WantedAppointments,
): Promise<string | null> {
  if (actor.role !== 'merchant' && merchantId === undefined) return null;
  return (await resolveMerchant(database, actor, { merchantId, action: 'list-appointments' })).merchantId;
}
