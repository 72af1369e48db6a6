import { errorId } from '@comptoir/websrm/requests/finding';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueKeyedJobs } from '../../../platform/jobs/enqueue-job.ts';
import { forgetDeclared, resumeRefused } from './employees.store.ts';

/** The task that declares everybody of a merchant who waits for it. */
export const DECLARE_EMPLOYEES = 'declare-employees';

export const declarationsToMake = z.strictObject({ merchantId: z.uuid() });

/**
 * Errors of the authority for the sake of one name. Everything else is about the merchant, its till or us, and would be said of everyone alike.
 * Source: SRM-41.
 */
export const NAME_ERRORS: readonly string[] = [errorId('407'), errorId('468')];

/**
 * Has a merchant's employees declared, in the transaction of what may have cured what kept them waiting: such as a
 * certificate. Who was refused for such a reason is asked about again; whose name was refused is not.
 */
export function queueDeclarations(tx: Transaction, merchantId: string): void {
  resumeRefused(tx, { merchantId, nameErrors: NAME_ERRORS });
  const key = `${DECLARE_EMPLOYEES}:${merchantId}`;
  enqueueKeyedJobs(tx, { task: DECLARE_EMPLOYEES, jobs: [{ key, payload: { merchantId } }] });
}

/** The same once the tax numbers are others: to the authority that is another operator, which has no employees yet. Source: SRM-50. */
export function declareAgain(tx: Transaction, merchantId: string): void {
  forgetDeclared(tx, merchantId);
  queueDeclarations(tx, merchantId);
}
