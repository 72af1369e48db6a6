import { getMerchant, listMerchants, type MerchantView } from '@comptoir/contract/merchants';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { route, type Identify } from '../../platform/http/route.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { resolveMerchant, scopeOf, scopeOfActor } from './merchant-scope.ts';
import { listMerchantRows, type MerchantRow } from './merchants.store.ts';
import { readMerchant } from './read-merchant.ts';

export function merchantRoutes(
  app: FastifyInstance,
  needs: { database: Database; signedIn: Identify<SignedIn> },
): void {
  route(app, listMerchants, {
    identify: needs.signedIn,
    answer: async ({ caller }) =>
      (await needs.database.transaction(scopeOfActor(caller.actor), listMerchantRows)).map(viewOf),
  });
  route(app, getMerchant, {
    identify: needs.signedIn,
    answer: async ({ params, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, {
        merchantId: params.id,
        action: 'read-merchant',
      });
      return viewOf(await readMerchant(needs.database, scopeOf(scope), params.id));
    },
  });
}

/** The wire names that spec §3 gives. */
function viewOf(merchant: MerchantRow): MerchantView {
  return {
    id: merchant.id,
    partnerId: merchant.partnerId,
    subscriptionCompleted: merchant.subscriptionCompleted,
    isTraiteur: merchant.isCaterer,
    active: merchant.active,
    version: merchant.version,
    hasAuthorizationCode: merchant.hasAuthorizationCode,
    authorizationCodeSetAt: merchant.authorizationCodeSetAt?.toISOString() ?? null,
    file_number: merchant.fileNumber,
    qst_number: merchant.qstNumber,
    gst_number: merchant.gstNumber,
    time_zone: merchant.timeZone,
    sub_sector: merchant.subSector,
    company_name: merchant.companyName,
    area_code: merchant.areaCode,
    phone_number: merchant.phoneNumber,
    civic_number: merchant.civicNumber,
    address: merchant.street,
    city: merchant.city,
    postal_code: merchant.postalCode,
  };
}
