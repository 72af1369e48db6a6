import { AppError } from '../../../platform/http/app-error.ts';
import type { StoredContact } from './contacts.store.ts';

/** @throws AppError username-taken when another user of the same merchant or partner bears it, in whatever case */
export function refuseTakenUsername(people: readonly StoredContact[], wanted: { id: string; username: string }): void {
  const isTaken = people.some(
    ({ id, username }) => id !== wanted.id && username.toLowerCase() === wanted.username.toLowerCase(),
  );
  if (isTaken) throw new AppError('username-taken', [{ path: 'username', rule: 'taken' }]);
}
