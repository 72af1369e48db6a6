import { can, type Action, type Actor } from '@comptoir/domain/base/access/access';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findPartnerOf } from './callers.store.ts';

/** One merchant, and with whose eyes it is looked at. */
export interface MerchantScope {
  readonly merchantId: string;
  readonly asked: Actor;
}

/**
 * The database scope of a merchant scope: that of the person who asks. It says nothing of the merchant they mean, so that the
 * database decides by itself whether they may.
 */
export const scopeOf = ({ asked }: MerchantScope): Scope => scopeOfActor(asked);

/** The database scope of a person, whichever merchant they mean. */
export const scopeOfActor = (actor: Actor): Scope => ({
  role: actor.role,
  merchantId: actor.merchantId,
  merchantRight: actor.merchantRight,
  partnerId: actor.partnerId,
});

/**
 * Resolves the merchant that a call is about: a merchant's own, or the one an administrator or partner names. @throws AppError merchant-required,
 * forbidden, or not-found (also for a merchant of another partner)
 */
export async function resolveMerchant(
  database: Database,
  actor: Actor,
  wanted: { merchantId?: string | undefined; action: Action },
): Promise<MerchantScope> {
  const merchantId = wanted.merchantId ?? actor.merchantId;
  if (!merchantId) throw new AppError('merchant-required', [{ path: 'merchantId', rule: 'required' }]);
  if (actor.role === 'merchant') {
    if (!can(actor, wanted.action, { merchantId, partnerId: null })) throw new AppError('forbidden');
    return { merchantId, asked: actor };
  }
  const merchant = await database.transaction(scopeOfActor(actor), (tx) => findPartnerOf(tx, merchantId));
  if (!merchant || !can(actor, wanted.action, { merchantId, partnerId: merchant.partnerId }))
    throw new AppError('not-found');
  return { merchantId, asked: actor };
}
