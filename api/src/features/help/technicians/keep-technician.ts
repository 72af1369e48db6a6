import type { KeptTechnician, TechnicianView } from '@comptoir/contract/help/technicians';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import { checkWorkingHours, type WorkingSpan } from '@comptoir/domain/help/technicians/working-hours';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { readSupportCalendar } from '../../base/support-settings/read-support-settings.ts';
import { readTechnician } from './list-technicians.ts';
import { insertTechnician, lockCalendarRow, lockTechnician, updateTechnicianRow } from './technicians.store.ts';

export type TechnicianDeps = Pick<Dependencies, 'database' | 'now'>;

/** Adds a technician. @throws AppError validation-failed (hours) */
export function createTechnician(deps: TechnicianDeps, actor: Actor, given: KeptTechnician): Promise<TechnicianView> {
  const now = deps.now();
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const row = { ...(await inOrder(tx, given, { now })), id: orderedId(now) };
    insertTechnician(tx, row);
    auditTechnician(tx, { action: 'technician-added', technician: row, now, after: fieldsOf(row) });
    return readTechnician(tx, { now, id: row.id });
  });
}

/** Changes a technician. What is booked with them stays. @throws AppError not-found, validation-failed (hours) */
export function updateTechnician(
  deps: TechnicianDeps,
  actor: Actor,
  { id, given }: { id: string; given: KeptTechnician },
): Promise<TechnicianView> {
  const now = deps.now();
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    lockCalendarRow(tx);
    const known = await lockTechnician(tx, id);
    if (!known) throw new AppError('not-found');
    const row = { ...(await inOrder(tx, given, { now, known: known.hours })), id };
    updateTechnicianRow(tx, row, now);
    const changes = { before: fieldsOf(known), after: fieldsOf(row) };
    auditTechnician(tx, { action: 'technician-changed', technician: row, now, ...changes });
    return readTechnician(tx, { now, id });
  });
}

/** Held to the hours that support has now. */
async function inOrder(
  tx: Transaction,
  given: KeptTechnician,
  { now, known = [] }: { now: Date; known?: readonly WorkingSpan[] },
): Promise<KeptTechnician> {
  const checked = checkWorkingHours(given.hours, { bounds: await readSupportCalendar(tx, now), known });
  if (!checked.ok) throw new AppError('validation-failed', [{ path: 'hours', rule: checked.reason }]);
  return { ...given, hours: [...checked.value] };
}

const fieldsOf = ({ hours, ...kept }: KeptTechnician): Fields => ({
  name: kept.name,
  email: kept.email,
  telephone: kept.telephone,
  language: kept.language,
  active: kept.active,
  hours: hours.map(({ weekday, from, until }) => `${weekday} ${from}-${until}`).join(', '),
});

/** Act on a technician. */
interface TechnicianAct {
  readonly action: Extract<AuditRecord['action'], `technician-${string}`>;
  readonly technician: { readonly id: string; readonly name: string };
  readonly now: Date;
  readonly before?: Fields;
  readonly after?: Fields;
}

export function auditTechnician(tx: Transaction, { action, technician: { id, name }, now, ...changes }: TechnicianAct) {
  const record = { action, facts: { name } } as const;
  writeAudit(tx, { occurredAt: now, subject: { type: 'technician', id }, record, ...changes });
}
