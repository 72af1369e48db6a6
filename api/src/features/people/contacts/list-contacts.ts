import type { ContactView } from '@comptoir/contract/people/contacts';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import { listContactLines } from './contacts.queries.ts';
import { resolveContacts, type WantedContacts } from './resolve-contacts.ts';

/** The people of a merchant or partner. @throws AppError as `resolveContacts` */
export async function listContacts(database: Database, actor: Actor, wanted: WantedContacts): Promise<ContactView[]> {
  const of = await resolveContacts(database, actor, { ...wanted, action: 'list-contacts' });
  const lines = await database.transaction(scopeOfActor(actor), (tx) => listContactLines(tx, of));
  return lines.map((line) => ({ ...line, isSelf: line.id === actor.userId }));
}
