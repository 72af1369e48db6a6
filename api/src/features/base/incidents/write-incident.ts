import type { IncidentContent, IncidentDetails, IncidentView } from '@comptoir/contract/base/incidents';
import type { Actor } from '@comptoir/domain/base/access/access';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { findImpossibleDays, keptUntil } from '@comptoir/domain/base/incidents/check-incident';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../record/write-audit.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import { insertIncident, insertRevision, listRevisions, type IncidentLine } from './incidents.store.ts';

export type IncidentDeps = Pick<Dependencies, 'database' | 'now'>;

/** Records an incident; one that comes twice is one. @throws AppError validation-failed for days that cannot be */
export async function recordIncident(
  { database, now }: IncidentDeps,
  actor: Actor,
  { id, content }: { id: string; content: IncidentContent },
): Promise<IncidentDetails> {
  const at = now();
  refuseImpossibleDays(content, at);
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const made = await insertIncident(tx, { id, at });
    if (made) {
      await insertRevision(tx, { id, revision: 1, content, at, userId: actor.userId });
      audit(tx, { id, number: made.number, at, action: 'incident-recorded' });
    }
    return readIncident(tx, id);
  });
}

/**
 * Writes an incident once more; what was written before stays.
 * @throws AppError validation-failed, not-found, incident-changed-meanwhile
 */
export async function changeIncident(
  { database, now }: IncidentDeps,
  actor: Actor,
  { id, revision, content }: { id: string; revision: number; content: IncidentContent },
): Promise<IncidentDetails> {
  const at = now();
  refuseImpossibleDays(content, at);
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const before = await readIncident(tx, id);
    const next = { id, revision: revision + 1, content, at, userId: actor.userId };
    const isAdded = before.revision === revision && (await insertRevision(tx, next));
    if (!isAdded) throw new AppError('incident-changed-meanwhile');
    audit(tx, { id, number: before.number, at, action: 'incident-changed' });
    return readIncident(tx, id);
  });
}

/** An incident with all that was written of it. @throws AppError not-found */
export async function readIncident(tx: Transaction, id: string): Promise<IncidentDetails> {
  const lines = await listRevisions(tx, id);
  const [last] = lines;
  if (!last) throw new AppError('not-found');
  const revisions = lines.map(({ revision, content, writtenAt, writtenBy }) => ({
    revision,
    content,
    writtenAt: writtenAt.toISOString(),
    writtenBy,
  }));
  return { ...viewIncident(last), revisions };
}

export const viewIncident = ({ writtenAt, ...line }: IncidentLine): IncidentView => ({
  ...line,
  writtenAt: writtenAt.toISOString(),
  keptUntil: keptUntil(line.content.discoveredOn),
});

function refuseImpossibleDays(content: IncidentContent, at: Date): void {
  const impossible = findImpossibleDays(content, quebecDayOf(at));
  const fields = impossible.map((name) => ({ path: `content.${name}`, rule: 'invalid' }));
  if (fields.length > 0) throw new AppError('validation-failed', fields);
}

interface Act {
  readonly id: string;
  readonly number: number;
  readonly at: Date;
  readonly action: 'incident-recorded' | 'incident-changed';
}

const audit = (tx: Transaction, { id, number, at, action }: Act): void =>
  writeAudit(tx, { occurredAt: at, subject: { type: 'incident', id }, record: { action, facts: { number } } });
