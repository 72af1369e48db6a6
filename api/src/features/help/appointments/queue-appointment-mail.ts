import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { AppointmentRow } from './appointments.store.ts';

/** A mail about an appointment to everybody of its merchant. It says how things were: the appointment may have moved since. */
export const appointmentMail = z.strictObject({
  appointmentId: z.uuid(),
  merchantId: z.uuid(),
  kind: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
  startsAt: z.iso.datetime(),
  revision: z.number().int(),
  note: z.string().nullable(),
  /** Technician who comes; null in letters that were ordered before there were several. */
  technician: z.string().nullable().default(null),
});
export type AppointmentMail = z.infer<typeof appointmentMail>;

/** The same to one person, which is tried again when it could not be delivered. */
export const appointmentLetter = appointmentMail.extend({ userId: z.uuid() });
export type AppointmentLetter = z.infer<typeof appointmentLetter>;

/** The task that finds out whom to write to, and the one that writes. */
export const ADDRESS_APPOINTMENT_MAIL = 'address-appointment-mail';
export const SEND_APPOINTMENT_LETTER = 'send-appointment-letter';

/** Puts a mail about a visit into the queue: it leaves once the transaction has committed. */
export function queueAppointmentMail(tx: Transaction, visit: AppointmentRow, kind: AppointmentMail['kind']): void {
  const { id: appointmentId, merchantId, startsAt, revision, note, technician } = visit;
  const payload = { appointmentId, merchantId, kind, startsAt: startsAt.toISOString(), revision, note, technician };
  enqueueJob(tx, { task: ADDRESS_APPOINTMENT_MAIL, payload });
}

/** Puts one letter into the queue. */
export const queueAppointmentLetter = (tx: Transaction, letter: AppointmentLetter): void =>
  enqueueJob(tx, { task: SEND_APPOINTMENT_LETTER, payload: letter });
