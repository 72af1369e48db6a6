import type { PartnerDetails } from '@comptoir/contract/people/partners';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import { standOfMerchants, type Looked } from '../../base/merchants/look-at-merchants.ts';
import { findPartnerLine } from './partners.queries.ts';

/** A partner and how its merchants stand. @throws AppError not-found (also for another partner) */
export async function readPartner(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  { partnerId, looked }: { partnerId: string; looked: Looked },
): Promise<PartnerDetails> {
  if (!can(actor, 'read-partner', { merchantId: null, partnerId })) throw new AppError('not-found');
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const [partner, standing] = await Promise.all([
      findPartnerLine(tx, partnerId),
      standOfMerchants(tx, { of: partnerId, looked, now: now() }),
    ]);
    if (!partner) throw new AppError('not-found');
    return { ...standing, ...partner };
  });
}
