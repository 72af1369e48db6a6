import type { Belonging } from '@comptoir/contract/people/users';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { belongingExists } from './users.store.ts';

/** @throws AppError validation-failed when there is no such merchant or partner */
export async function refuseUnknownBelonging(tx: Transaction, belonging: Belonging): Promise<void> {
  if (await belongingExists(tx, belonging)) return;
  throw new AppError('validation-failed', [{ path: `belonging.${belonging.role}Id`, rule: 'unknown' }]);
}
