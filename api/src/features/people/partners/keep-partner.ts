import type { KeptPartner, PartnerView } from '@comptoir/contract/people/partners';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { findPartnerLine } from './partners.queries.ts';
import { insertPartner, isNameTaken, lockPartner, updatePartnerRow } from './partners.store.ts';

export type PartnerDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** Creates a partner, without people and without merchants. @throws AppError partner-name-taken */
export function createPartner(deps: PartnerDeps, actor: Actor, given: KeptPartner): Promise<PartnerView> {
  const now = deps.now();
  const id = orderedId(now);
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    await refuseTakenName(tx, { ...given, id });
    insertPartner(tx, { ...given, id });
    auditPartner(tx, { id, now, record: { action: 'partner-created', facts: { name: given.name } }, after: given });
    return readLine(tx, id);
  });
}

/** Changes what is kept of a partner. @throws AppError not-found, partner-name-taken */
export function updatePartner(
  deps: PartnerDeps,
  actor: Actor,
  { id, given }: { id: string; given: KeptPartner },
): Promise<PartnerView> {
  return deps.database.transaction(scopeOfActor(actor), async (tx) => {
    const known = await lockPartner(tx, id);
    if (!known) throw new AppError('not-found');
    await refuseTakenName(tx, { ...given, id });
    updatePartnerRow(tx, { ...given, id });
    const { id: _id, suspended: _suspended, ...before } = known;
    const record = { action: 'partner-changed', facts: { name: given.name } } as const;
    auditPartner(tx, { id, now: deps.now(), record, before, after: given });
    return readLine(tx, id);
  });
}

async function refuseTakenName(tx: Transaction, wanted: { id: string; name: string }): Promise<void> {
  if (await isNameTaken(tx, wanted))
    throw new AppError('partner-name-taken', [{ path: 'name', rule: 'partner-name-taken' }]);
}

/** A partner as it is after a change. @throws AppError not-found */
export async function readLine(tx: Transaction, id: string): Promise<PartnerView> {
  const line = await findPartnerLine(tx, id);
  if (!line) throw new AppError('not-found');
  return line;
}

/** Act on a partner. */
interface PartnerAct {
  readonly id: string;
  readonly now: Date;
  readonly record: Extract<AuditRecord, { action: `partner-${string}` | 'merchants-invited' }>;
  readonly before?: Fields;
  readonly after: Fields;
}

export function auditPartner(tx: Transaction, { id, now, record, before, after }: PartnerAct): void {
  const subject = { type: 'partner', id } as const;
  writeAudit(tx, { occurredAt: now, subject, record, after, ...(before ? { before } : {}) });
}
