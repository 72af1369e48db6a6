import type { FieldError } from '@comptoir/contract/errors';
import {
  listAppointmentHours,
  LONGEST_STRETCH_DAYS,
  type AppointmentHour,
} from '@comptoir/domain/help/appointments/appointment-hours';
import { freeHours } from '@comptoir/domain/help/technicians/free-technicians';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { readSupportCalendar } from '../../base/support-settings/read-support-settings.ts';
import { readPlans } from '../technicians/read-plans.ts';

/** Two days of Québec's calendar, both included. */
interface Stretch {
  readonly from: string;
  readonly to: string;
}

/**
 * The hours between two days at which a technician can still come. Who has taken the others is no one's to know, that they are
 * taken everybody's. @throws AppError validation-failed
 */
export async function listFreeHours(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  stretch: Stretch,
): Promise<AppointmentHour[]> {
  const faults = faultsOf(stretch);
  if (faults.length > 0) throw new AppError('validation-failed', faults);
  const at = now();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const calendar = await readSupportCalendar(tx, at);
    const hours = listAppointmentHours(stretch, { now: at, isAdministrator: actor.role === 'admin', calendar });
    return freeHours(hours, await readPlans(tx, hours));
  });
}

function faultsOf({ from, to }: Stretch): FieldError[] {
  if (from > to) return [{ path: 'from', rule: 'after-end' }];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days > LONGEST_STRETCH_DAYS ? [{ path: 'to', rule: 'too-long' }] : [];
}
