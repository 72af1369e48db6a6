import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import {
  ADDRESS_APPOINTMENT_MAIL,
  appointmentLetter,
  appointmentMail,
  SEND_APPOINTMENT_LETTER,
} from './queue-appointment-mail.ts';
import { addressAppointmentMail, sendAppointmentLetter, type AppointmentMailNeeds } from './send-appointment-mail.ts';

export const appointmentTasks = (needs: AppointmentMailNeeds): Tasks => ({
  [ADDRESS_APPOINTMENT_MAIL]: (payload) => addressAppointmentMail(needs, appointmentMail.parse(payload)),
  [SEND_APPOINTMENT_LETTER]: (payload) => sendAppointmentLetter(needs, appointmentLetter.parse(payload)),
});
