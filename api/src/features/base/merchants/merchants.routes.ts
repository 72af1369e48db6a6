import {
  getMerchant,
  listMerchants,
  revealAuthorizationCode as revealEndpoint,
  updateMerchant as updateEndpoint,
  type MerchantView,
} from '@comptoir/contract/base/merchants';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { resolveMerchant, scopeOf, scopeOfActor } from './merchant-scope.ts';
import { listMerchantRows, type MerchantRow } from './merchants.store.ts';
import { readMerchant } from './read-merchant.ts';
import { revealAuthorizationCode, type RevealNeeds } from './reveal-authorization-code.ts';
import { updateMerchant, type UpdateMerchantNeeds } from './update-merchant.ts';

export interface MerchantRoutesNeeds extends UpdateMerchantNeeds, RevealNeeds {
  readonly signedIn: Identify<SignedIn>;
}

export function merchantRoutes(app: FastifyInstance, needs: MerchantRoutesNeeds): void {
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
  route(app, updateEndpoint, {
    identify: needs.signedIn,
    answer: async ({ params, body, caller }) =>
      viewOf(await updateMerchant(needs, caller, { id: params.id, update: body })),
  });
  route(app, revealEndpoint, {
    identify: needs.signedIn,
    answer: async ({ params, body, caller, request }) => ({
      authorization_code: await revealAuthorizationCode(needs, caller, {
        merchantId: params.id,
        password: body.password,
        address: request.ip,
      }),
    }),
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
