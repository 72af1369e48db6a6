import { mayLoseOwner } from '@comptoir/domain/people/users/change-people';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { endAccess, lockContacts, removeContactRow, type ContactsOf } from './contacts.store.ts';

/**
 * Takes a person's own way in to a merchant or partner, whose log says so; their other places stay.
 * @throws AppError not-found, contact-is-last-owner, contact-is-provider-owner
 */
export async function leaveContacts(
  tx: Transaction,
  { id, of, now }: { readonly id: string; readonly of: ContactsOf; readonly now: Date },
): Promise<void> {
  const people = await lockContacts(tx, of);
  const person = people.find((one) => one.id === id);
  if (!person) throw new AppError('not-found');
  const kept = mayLoseOwner(person, people);
  if (!kept.ok) throw new AppError(kept.reason);
  endAccess(tx, id);
  removeContactRow(tx, id, now);
  const facts = { email: person.email };
  const audit = { subject: { type: 'user', id }, after: { state: 'removed' } } as const;
  if ('merchantId' in of)
    writeLog(tx, [
      { merchantId: of.merchantId, userId: id, occurredAt: now, record: { event: 'user-left', facts }, audit },
    ]);
  else writeAudit(tx, { ...audit, occurredAt: now, record: { action: 'user-left', facts } });
}
