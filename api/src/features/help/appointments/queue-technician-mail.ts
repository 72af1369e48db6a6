import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { AppointmentRow } from './appointments.store.ts';

/** A mail to a technician about a visit of theirs, as it was when it was ordered. */
export const technicianLetter = z.strictObject({
  appointmentId: z.uuid(),
  merchantId: z.uuid(),
  technicianId: z.uuid(),
  kind: z.enum(['booked', 'moved', 'cancelled']),
  startsAt: z.iso.datetime(),
  revision: z.number().int(),
  note: z.string().nullable(),
});
export type TechnicianLetter = z.infer<typeof technicianLetter>;

export const SEND_TECHNICIAN_LETTER = 'send-technician-letter';

/** Puts a mail to the technician of a visit into the queue: it leaves once the transaction has committed. */
export function queueTechnicianMail(tx: Transaction, visit: AppointmentRow, kind: TechnicianLetter['kind']): void {
  const { id: appointmentId, merchantId, technicianId, startsAt, revision, note } = visit;
  const payload = { appointmentId, merchantId, technicianId, kind, startsAt: startsAt.toISOString(), revision, note };
  enqueueJob(tx, { task: SEND_TECHNICIAN_LETTER, payload });
}
