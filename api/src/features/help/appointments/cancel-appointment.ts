import type { Actor } from '@comptoir/domain/base/access/access';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { resolveMerchant, scopeOf, scopeOfActor } from '../../base/access/merchant-scope.ts';
import { cancelAppointmentRow, findComingById } from './appointments.store.ts';
import type { AppointmentDeps } from './book-appointment.ts';
import { queueAppointmentMail } from './queue-appointment-mail.ts';
import { queueTechnicianMail } from './queue-technician-mail.ts';

/** Cancels a visit that is still to come. @throws AppError not-found, also for one that the person does not see */
export async function cancelAppointment(deps: AppointmentDeps, actor: Actor, id: string): Promise<void> {
  const { database } = deps;
  const now = deps.now();
  const found = await database.transaction(scopeOfActor(actor), (tx) => findComingById(tx, { id, now }));
  if (!found) throw new AppError('not-found');
  const { merchantId } = found;
  const scope = await resolveMerchant(database, actor, { merchantId, action: 'book-appointment' });
  await database.transaction(scopeOf(scope), async (tx) => {
    // A user who moved or cancelled it meanwhile came first: the appointment as it is now is cancelled, once.
    const visit = await findComingById(tx, { id, now });
    if (!visit) throw new AppError('not-found');
    cancelAppointmentRow(tx, { id, now });
    const facts = { startsAt: visit.startsAt.toISOString() };
    const record = { event: 'appointment-cancelled', facts } as const;
    const audit = { before: { ...facts, cancelled: false }, after: { ...facts, cancelled: true } };
    writeLog(tx, [{ merchantId, userId: actor.userId, occurredAt: now, record, audit }]);
    const cancelled = { ...visit, revision: visit.revision + 1 };
    queueAppointmentMail(tx, cancelled, 'cancelled');
    queueTechnicianMail(tx, cancelled, 'cancelled');
  });
  deps.announcements.publish(merchantId);
}
