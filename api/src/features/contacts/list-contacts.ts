import type { ContactView } from '@comptoir/contract/contacts';
import { can, type Actor } from '@comptoir/domain/access/access';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { resolveMerchant, scopeOfActor } from '../merchants/merchant-scope.ts';
import { listContactLines, type ContactsOf } from './contacts.queries.ts';

/** Whose people the caller names; nobody means their own. */
export interface WantedContacts {
  readonly merchantId?: string | undefined;
  readonly partnerId?: string | undefined;
}

/**
 * The people of a merchant or partner.
 * @throws AppError validation-failed when both are named, merchant-required, forbidden, or not-found (also for another
 * partner, and a merchant of another partner)
 */
export async function listContacts(database: Database, actor: Actor, wanted: WantedContacts): Promise<ContactView[]> {
  const of = await resolveContacts(database, actor, wanted);
  const lines = await database.transaction(scopeOfActor(actor), (tx) => listContactLines(tx, of));
  return lines.map((line) => ({ ...line, isSelf: line.id === actor.userId }));
}

async function resolveContacts(database: Database, actor: Actor, wanted: WantedContacts): Promise<ContactsOf> {
  if (wanted.merchantId && wanted.partnerId)
    throw new AppError('validation-failed', [{ path: 'partnerId', rule: 'one-of-two' }]);
  const partnerId = wanted.partnerId ?? (wanted.merchantId ? null : actor.partnerId);
  if (!partnerId) return resolveMerchant(database, actor, { merchantId: wanted.merchantId, action: 'list-contacts' });
  if (!can(actor, 'list-contacts', { merchantId: null, partnerId }))
    throw new AppError(actor.role === 'merchant' ? 'forbidden' : 'not-found');
  return { partnerId };
}
