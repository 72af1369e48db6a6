import { followEmployees } from '@comptoir/domain/sales/employees/follow-employees';
import type { Transaction } from '../../../platform/database/database.ts';
import { Outage } from '../../../platform/outage.ts';
import { askAuthority, type Asker, type DeclarationDeps } from './ask-authority.ts';
import { beginRequest, claimRequest, leaseMsOf, type ClaimedRequest } from './claim-request.ts';
import { findNextWaiting, lockEmployeeRows, refuseUnwritable, writeStates } from './employees.store.ts';
import { NAME_ERRORS } from './queue-declarations.ts';
import { declarableName } from './declarable-name.ts';

const QUEUE: Asker = { scope: { role: 'system' }, userId: null };

/**
 * Declares everybody of a merchant who waits, one after the other. Without tax numbers, or a till whose certificate is in force,
 * they go on waiting. Employees about whom another server asks at this moment are left to it; it looks for who is left.
 * @throws Error when the authority does not answer, for the queue to do it again later
 */
export async function declareEmployees(deps: DeclarationDeps, merchantId: string): Promise<void> {
  await deps.database.transaction(QUEUE.scope, (tx) => assignFreeNames(tx, { merchantId, now: deps.now() }));
  for (;;) {
    const claimed = await claimNext(deps, merchantId);
    if (claimed === 'none') return;
    if (claimed !== 'unwritable' && (await askAuthority(deps, QUEUE, claimed)) === 'unsettled') {
      throw new Outage('the authority did not answer: employees wait for their declaration');
    }
  }
}

/** An employee who bears a name that has become free waits for it to be declared; the list is the one that was read last. */
async function assignFreeNames(tx: Transaction, { merchantId, now }: { merchantId: string; now: Date }): Promise<void> {
  const rows = await lockEmployeeRows(tx, merchantId);
  const kept = rows.map((row) => ({ ...row, hasLeft: row.leftAt !== null }));
  const present = kept.filter(({ hasLeft }) => !hasLeft);
  const after = new Map(
    followEmployees(kept, present, declarableName).map(({ posEmployeeId, declaration }) => [
      posEmployeeId,
      declaration,
    ]),
  );
  const states = rows.flatMap(({ id, posEmployeeId, declaration }) => {
    const next = after.get(posEmployeeId);
    return next === undefined || next === declaration ? [] : [[id, next] as const];
  });
  writeStates(tx, { states: new Map(states), now });
}

function claimNext(deps: DeclarationDeps, merchantId: string): Promise<ClaimedRequest | 'none' | 'unwritable'> {
  const now = deps.now();
  return deps.database.transaction(QUEUE.scope, async (tx) => {
    const terms = await beginRequest(tx, { merchantId, now });
    if (typeof terms === 'string') return 'none';
    const employee = await findNextWaiting(tx, { merchantId, nameErrors: NAME_ERRORS });
    if (!employee) return 'none';
    const name = declarableName(employee.name);
    if (name !== '') {
      return claimRequest(tx, { employee, terms, modif: 'AJO', name, now, leaseMs: leaseMsOf(deps.replyTimeoutMs) });
    }
    refuseUnwritable(tx, { id: employee.id, now });
    return 'unwritable';
  });
}
