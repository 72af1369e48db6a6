import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { hasRoom } from './sessions.store.ts';

/** Most places that an account may have, and that are listed. */
export const MOST_MEMBERSHIPS = 1000;

/** Refuses one place more for the account of an address that has as many as it may; `email` as accounts are known by it. @throws AppError too-many-memberships */
export async function refuseFullAccount(tx: Transaction, email: string): Promise<void> {
  if (!(await hasRoom(tx, { email, most: MOST_MEMBERSHIPS })))
    throw new AppError('too-many-memberships', [{ path: 'email', rule: 'too-many-memberships' }]);
}
