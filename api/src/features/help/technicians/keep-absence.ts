import type { TechnicianView } from '@comptoir/contract/help/technicians';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import { coversHour, isInOrder, type Absence } from '@comptoir/domain/help/technicians/absence';
import { wallHourOf } from '@comptoir/domain/help/technicians/wall-hour';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { auditTechnician, type TechnicianDeps } from './keep-technician.ts';
import { readTechnician } from './list-technicians.ts';
import { deleteAbsence, insertAbsence, lockCalendarRow, lockTechnician, listComing } from './technicians.store.ts';

/** An absence that an administrator adds; `overAppointments` when they know what is booked in it. */
export interface WantedAbsence {
  readonly id: string;
  readonly overAppointments: boolean;
  readonly absence: Absence & { readonly reason: string };
}

/** PostgreSQL knows no year zero, and nothing here is older than the product. */
const FIRST_DAY = '2000-01-01';

/**
 * Adds an absence. What is booked in it is said: it is either moved first, or known and left to be moved.
 * @throws AppError not-found, validation-failed (untilOn), technician-booked
 */
export function addAbsence(
  deps: TechnicianDeps,
  actor: Actor,
  { id, absence, overAppointments }: WantedAbsence,
): Promise<TechnicianView> {
  const now = deps.now();
  if (absence.fromOn < FIRST_DAY) throw new AppError('validation-failed', [{ path: 'fromOn', rule: 'invalid' }]);
  if (!isInOrder(absence)) throw new AppError('validation-failed', [{ path: 'untilOn', rule: 'before-start' }]);
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    // Who books meanwhile waits, and then sees the absence.
    lockCalendarRow(tx);
    const technician = await lockTechnician(tx, id);
    if (!technician) throw new AppError('not-found');
    if (!overAppointments && (await isBookedIn(tx, { id, absence, now }))) throw new AppError('technician-booked');
    insertAbsence(tx, { ...absence, id: orderedId(now), technicianId: id });
    auditTechnician(tx, { action: 'technician-absence-added', technician, now, after: fieldsOf(absence) });
    return readTechnician(tx, { now, id });
  });
}

async function isBookedIn(
  tx: Transaction,
  { id, absence, now }: { id: string; absence: Absence; now: Date },
): Promise<boolean> {
  const coming = await listComing(tx, { id, now });
  return coming.some((appointment) => coversHour(absence, wallHourOf(appointment)));
}

/** Removes an absence: the hours can be booked again. @throws AppError not-found */
export function removeAbsence(
  deps: TechnicianDeps,
  actor: Actor,
  wanted: { id: string; absenceId: string },
): Promise<TechnicianView> {
  const now = deps.now();
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const removed = await deleteAbsence(tx, wanted);
    if (!removed) throw new AppError('not-found');
    const technician = await readTechnician(tx, { now, id: wanted.id });
    auditTechnician(tx, {
      action: 'technician-absence-removed',
      technician,
      now,
      before: fieldsOf(removed),
      after: {},
    });
    return technician;
  });
}

const fieldsOf = ({ fromOn, fromTime, untilOn, untilTime, reason }: Absence & { reason: string }): Fields => ({
  from: fromTime ? `${fromOn} ${fromTime}` : fromOn,
  until: untilTime ? `${untilOn} ${untilTime}` : untilOn,
  reason,
});
