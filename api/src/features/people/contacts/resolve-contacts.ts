import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { resolveMerchant } from '../../base/access/merchant-scope.ts';
import type { ContactsOf } from './contacts.store.ts';

/** Owner of people that the caller names; none means their own. */
export interface WantedContacts {
  readonly merchantId?: string | undefined;
  readonly partnerId?: string | undefined;
}

/**
 * Resolves the owner of the people that a call is about. A partner looks at those of its merchants and changes its own only: a user who may add a
 * person to a merchant may give themselves its cards. @throws AppError validation-failed when both are named, merchant-required, forbidden, or
 * not-found (also for another partner, and a merchant of another partner)
 */
export async function resolveContacts(
  database: Database,
  actor: Actor,
  { action, ...wanted }: WantedContacts & { readonly action: 'list-contacts' | 'edit-contacts' },
): Promise<ContactsOf> {
  if (wanted.merchantId && wanted.partnerId)
    throw new AppError('validation-failed', [{ path: 'partnerId', rule: 'one-of-two' }]);
  const partnerId = wanted.partnerId ?? (wanted.merchantId ? null : actor.partnerId);
  if (!partnerId) {
    const { merchantId } = await resolveMerchant(database, actor, { merchantId: wanted.merchantId, action });
    if (action === 'edit-contacts' && actor.role === 'partner') throw new AppError('forbidden');
    return { merchantId };
  }
  if (!can(actor, action, { merchantId: null, partnerId }))
    throw new AppError(actor.role === 'merchant' ? 'forbidden' : 'not-found');
  return { partnerId };
}
