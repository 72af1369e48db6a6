import { isReminderDue } from '@comptoir/domain/help/appointments/appointment-reminder';
import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  ADDRESS_APPOINTMENT_MAIL,
  appointmentLetter,
  appointmentMail,
  SEND_APPOINTMENT_LETTER,
  queueAppointmentMail,
} from './queue-appointment-mail.ts';
import { SEND_TECHNICIAN_LETTER, technicianLetter } from './queue-technician-mail.ts';
import { addressAppointmentMail, sendAppointmentLetter, type AppointmentMailDeps } from './send-appointment-mail.ts';
import { sendTechnicianLetter } from './send-technician-mail.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readSupportCalendar } from '../../base/support-settings/read-support-settings.ts';
import { listUnreminded, setReminded } from './appointments.store.ts';

const REMIND_OF_VISITS = 'remind-of-visits';

/** Every half hour: support opens when its settings say, and a server may have rested then. */
export const APPOINTMENTS_CRONTAB = `2,32 * * * * ${REMIND_OF_VISITS}`;

export const appointmentTasks = (deps: AppointmentMailDeps): Tasks => ({
  [REMIND_OF_VISITS]: () => remindMerchants(deps),
  [ADDRESS_APPOINTMENT_MAIL]: (payload) => addressAppointmentMail(deps, appointmentMail.parse(payload)),
  [SEND_APPOINTMENT_LETTER]: (payload) => sendAppointmentLetter(deps, appointmentLetter.parse(payload)),
  [SEND_TECHNICIAN_LETTER]: (payload) => sendTechnicianLetter(deps, technicianLetter.parse(payload)),
});

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
