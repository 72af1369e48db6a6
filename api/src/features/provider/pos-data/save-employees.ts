import { followEmployees, type KeptEmployee } from '@comptoir/domain/sales/employees/follow-employees';
import type { PosEmployee } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { DECLARE_EMPLOYEES } from '../../sales/employees/queue-declarations.ts';
import { declarableName } from '../../sales/employees/declarable-name.ts';
import type { KeptData } from './pos-data.store.ts';
import { changeDeclarations, lockEmployees, markLeft, upsertEmployees } from './pos-employees.store.ts';

/**
 * Saves who works at a merchant's as a whole list reports it: anyone who is missing has left. What that makes of everybody's
 * declaration is decided at once; declaring itself is a job of its own.
 */
export async function saveEmployees(tx: Transaction, kept: KeptData, employees: readonly PosEmployee[]): Promise<void> {
  const before = await lockEmployees(tx, kept.merchantId);
  const listed = employees.map(({ id, name, role }) => ({ posEmployeeId: id, name, role }));
  const known = new Map(before.map((row) => [row.posEmployeeId, row]));
  const idOf = new Map(
    listed.map(({ posEmployeeId }) => [posEmployeeId, known.get(posEmployeeId)?.id ?? orderedId(kept.readAt)]),
  );
  upsertEmployees(
    tx,
    kept,
    listed.map((one) => ({ ...one, id: idOf.get(one.posEmployeeId) ?? '' })),
  );
  markLeft(
    tx,
    kept,
    listed.map(({ posEmployeeId }) => posEmployeeId),
  );
  const changes = followEmployees(before, listed, declarableName).filter((one) =>
    isChange(known.get(one.posEmployeeId), one),
  );
  changeDeclarations(tx, kept, changes);
  const { merchantId } = kept;
  enqueueKeyedJobs(tx, {
    task: DECLARE_EMPLOYEES,
    jobs: [{ key: `${DECLARE_EMPLOYEES}:${merchantId}`, payload: { merchantId } }],
  });
}

/** Anyone who is new waits, as the table says by itself. */
const isChange = (before: KeptEmployee | undefined, after: KeptEmployee): boolean =>
  after.declaration !== (before?.declaration ?? 'waiting') || after.declaredName !== (before?.declaredName ?? null);
