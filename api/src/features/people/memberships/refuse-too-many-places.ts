import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { MOST_MEMBERSHIPS } from '../../base/sessions/refuse-full-account.ts';
import { countPlaces } from './memberships.store.ts';

/** Keeps an account that gets more places to those that are listed, and from getting others until the transaction ends. @throws AppError too-many-memberships */
export async function refuseTooManyPlaces(tx: Transaction, accountId: string, more = 1): Promise<void> {
  if ((await countPlaces(tx, accountId)) + more > MOST_MEMBERSHIPS) throw new AppError('too-many-memberships');
}
