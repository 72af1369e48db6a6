import type { FieldError } from '@comptoir/contract/errors';
import {
  listAppointmentHours,
  LONGEST_STRETCH_DAYS,
  type AppointmentHour,
} from '@comptoir/domain/help/appointments/appointment-hours';
import type { Role } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSupportCalendar } from '../support/read-support-settings.ts';
import { listTakenStarts } from './appointments.queries.ts';

/** Two days of Québec's calendar, both included. */
interface Stretch {
  readonly from: string;
  readonly to: string;
}

/**
 * The hours between two days that someone may still book. Who has taken the others is no one's to know, that they are taken
 * everybody's. @throws AppError validation-failed
 */
export async function listFreeHours(
  { database, now }: { database: Database; now: () => Date },
  role: Role,
  stretch: Stretch,
): Promise<AppointmentHour[]> {
  const faults = faultsOf(stretch);
  if (faults.length > 0) throw new AppError('validation-failed', faults);
  const at = now();
  const calendar = await database.transaction({ role: 'system' }, (tx) => readSupportCalendar(tx, at));
  const hours = listAppointmentHours(stretch, { now: at, isAdministrator: role === 'admin', calendar });
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const taken = await database.transaction({ role: 'system' }, (tx) =>
    listTakenStarts(tx, { from: first.startsAt, to: last.endsAt }),
  );
  const isTaken = new Set(taken.map(({ startsAt }) => startsAt.getTime()));
  return hours.filter(({ startsAt }) => !isTaken.has(startsAt.getTime()));
}

function faultsOf({ from, to }: Stretch): FieldError[] {
  if (from > to) return [{ path: 'from', rule: 'after-end' }];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days > LONGEST_STRETCH_DAYS ? [{ path: 'to', rule: 'too-long' }] : [];
}
