import type { ContactView } from '@comptoir/contract/people/contacts';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { UserDeps } from '../users/change-user.ts';
import { findContact, lockContacts, type StoredContact, findContactLine, type ContactsOf } from './contacts.store.ts';
import { resolveContacts } from './resolve-contacts.ts';

/** A person to be changed, among all people of the same merchant or partner, who stay as they are meanwhile. */
export interface ContactChange {
  readonly contact: StoredContact;
  readonly people: readonly StoredContact[];
  readonly now: Date;
}

/** Event of a change for the merchant's log; null where there is nothing to tell. */
export type ContactEvent =
  | Extract<LogRecord, { event: 'contact-changed' | 'contact-removed' | 'user-invited' }>
  | Extract<LogRecord, { event: 'contact-confirmed' | 'contact-right-changed' }>
  | null;

/**
 * Changes a person in one transaction and logs it for their merchant. Returns the person as they are afterwards, null once removed.
 * @throws AppError not-found, forbidden, and what the change throws
 */
export async function changeContact(
  deps: UserDeps,
  { caller: { actor }, id }: { caller: SignedIn; id: string },
  change: (tx: Transaction, found: ContactChange) => Promise<ContactEvent>,
): Promise<ContactView | null> {
  const now = deps.now();
  const scope = scopeOfActor(actor);
  const known = await deps.database.transaction(scope, (tx) => findContact(tx, id));
  if (!known) throw new AppError('not-found');
  const of = await resolveContacts(deps.database, actor, { ...belongingOf(known), action: 'edit-contacts' });
  const line = await deps.database.transaction(scope, async (tx) => {
    const people = await lockContacts(tx, of);
    const contact = people.find((person) => person.id === id);
    if (!contact) throw new AppError('not-found');
    const before = await findContactLine(tx, id);
    const record = await change(tx, { contact, people, now });
    const after = await findContactLine(tx, id);
    const audit = { before: { ...before }, after: after ? { ...after } : { state: 'removed' } };
    recordContactEvent(tx, { contact, userId: actor.userId, occurredAt: now, audit }, record);
    return after;
  });
  if ('merchantId' in of) deps.announcements.publish(of.merchantId);
  return line && { ...line, isSelf: id === actor.userId };
}

interface ChangedContact {
  readonly contact: StoredContact;
  readonly userId: string;
  readonly occurredAt: Date;
  readonly audit: { readonly before: Fields; readonly after: Fields };
}

/** Writes to the merchant's log and the audit trail; of a partner's people, and of what is no news to any, the trail alone. */
function recordContactEvent(tx: Transaction, { contact, audit, ...line }: ChangedContact, record: ContactEvent): void {
  const { id, merchantId, email } = contact;
  const changes = { ...audit, subject: { type: 'user', id } as const };
  if (record && merchantId) return writeLog(tx, [{ ...line, merchantId, record, audit: changes }]);
  const entry = record ? { action: record.event, facts: record.facts } : { action: 'user-changed', facts: { email } };
  const { occurredAt } = line;
  return writeAudit(tx, { ...changes, occurredAt, merchantId, record: entry as AuditRecord });
}

const belongingOf = ({ merchantId, partnerId }: StoredContact): ContactsOf | object => {
  if (merchantId) return { merchantId };
  return partnerId ? { partnerId } : {};
};
