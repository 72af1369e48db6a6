import { isReminderDue } from '@comptoir/domain/help/appointments/appointment-reminder';
import type { Database } from '../../../platform/database/database.ts';
import { readSupportCalendar } from '../../base/support-settings/read-support-settings.ts';
import { listUnreminded, setReminded } from './appointments.store.ts';
import { queueAppointmentMail } from './queue-appointment-mail.ts';

/** The farthest that a visit is from the working day before it: no one closes for longer. */
const LOOKED_AHEAD_MS = 40 * 24 * 3_600_000;

/** Orders the reminders of visits that are due by now, each once for the hour it is about; by the clock. */
export async function remindMerchants({
  database,
  now: clock,
}: {
  readonly database: Database;
  readonly now: () => Date;
}): Promise<void> {
  const now = clock();
  await database.transaction({ role: 'system' }, async (tx) => {
    const calendar = await readSupportCalendar(tx, now);
    const coming = await listUnreminded(tx, { now, until: new Date(now.getTime() + LOOKED_AHEAD_MS) });
    for (const visit of coming.filter((one) => isReminderDue(one, now, calendar))) {
      setReminded(tx, visit);
      queueAppointmentMail(tx, visit, 'reminder');
    }
  });
}
