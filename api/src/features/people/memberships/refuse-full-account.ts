import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { hasRoom } from './memberships.store.ts';

/** Refuses one place more for the account of an address that has as many as it may; `email` as accounts are known by it. @throws AppError too-many-memberships */
export async function refuseFullAccount(tx: Transaction, email: string): Promise<void> {
  if (!(await hasRoom(tx, email)))
    throw new AppError('too-many-memberships', [{ path: 'email', rule: 'too-many-memberships' }]);
}
