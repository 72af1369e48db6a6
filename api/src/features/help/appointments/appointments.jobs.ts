import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  ADDRESS_APPOINTMENT_MAIL,
  appointmentLetter,
  appointmentMail,
  SEND_APPOINTMENT_LETTER,
} from './queue-appointment-mail.ts';
import { SEND_TECHNICIAN_LETTER, technicianLetter } from './queue-technician-mail.ts';
import { remindMerchants } from './remind-merchants.ts';
import { addressAppointmentMail, sendAppointmentLetter, type AppointmentMailDeps } from './send-appointment-mail.ts';
import { sendTechnicianLetter } from './send-technician-mail.ts';

const REMIND_OF_VISITS = 'remind-of-visits';

/** Every half hour: support opens when its settings say, and a server may have rested then. */
export const APPOINTMENTS_CRONTAB = `2,32 * * * * ${REMIND_OF_VISITS}`;

export const appointmentTasks = (deps: AppointmentMailDeps): Tasks => ({
  [REMIND_OF_VISITS]: () => remindMerchants(deps),
  [ADDRESS_APPOINTMENT_MAIL]: (payload) => addressAppointmentMail(deps, appointmentMail.parse(payload)),
  [SEND_APPOINTMENT_LETTER]: (payload) => sendAppointmentLetter(deps, appointmentLetter.parse(payload)),
  [SEND_TECHNICIAN_LETTER]: (payload) => sendTechnicianLetter(deps, technicianLetter.parse(payload)),
});
