import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  ADDRESS_APPOINTMENT_MAIL,
  appointmentLetter,
  appointmentMail,
  SEND_APPOINTMENT_LETTER,
} from './queue-appointment-mail.ts';
import { addressAppointmentMail, sendAppointmentLetter, type AppointmentMailDeps } from './send-appointment-mail.ts';

export const appointmentTasks = (deps: AppointmentMailDeps): Tasks => ({
  [ADDRESS_APPOINTMENT_MAIL]: (payload) => addressAppointmentMail(deps, appointmentMail.parse(payload)),
  [SEND_APPOINTMENT_LETTER]: (payload) => sendAppointmentLetter(deps, appointmentLetter.parse(payload)),
});
