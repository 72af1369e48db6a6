import {
  getMerchantCount as countEndpoint,
  getMerchant,
  listMerchants as listEndpoint,
  listMerchantStandings as standingsEndpoint,
  revealAuthorizationCode as revealEndpoint,
  updateMerchant as updateEndpoint,
  type MerchantView,
} from '@comptoir/contract/base/merchants';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { countMerchants } from './count-merchants.ts';
import { listMerchantStandings } from './list-merchant-standings.ts';
import { listMerchants } from './list-merchants.ts';
import { resolveMerchant, scopeOf, scopeOfActor } from './merchant-scope.ts';
import { listMerchantRows, type MerchantRow } from './merchants.store.ts';
import { readMerchant } from './read-merchant.ts';
import { revealAuthorizationCode, type RevealDeps } from './reveal-authorization-code.ts';
import { updateMerchant, type UpdateMerchantDeps } from './update-merchant.ts';

export interface MerchantRoutesDeps extends UpdateMerchantDeps, RevealDeps {
  readonly signedIn: Authenticate<SignedIn>;
}

export function merchantRoutes(app: FastifyInstance, deps: MerchantRoutesDeps): void {
  listRoutes(app, deps);
  route(app, getMerchant, {
    authenticate: deps.signedIn,
    handler: async ({ params, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, {
        merchantId: params.id,
        action: 'read-merchant',
      });
      return viewOf(await readMerchant(deps.database, scopeOf(scope), params.id));
    },
  });
  route(app, updateEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ params, body, caller }) =>
      viewOf(await updateMerchant(deps, caller, { id: params.id, update: body })),
  });
  route(app, revealEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ params, body, caller, request }) => ({
      authorization_code: await revealAuthorizationCode(deps, caller, {
        merchantId: params.id,
        password: body.password,
        address: request.ip,
      }),
    }),
  });
}

function listRoutes(app: FastifyInstance, deps: MerchantRoutesDeps): void {
  const { database, signedIn } = deps;
  route(app, standingsEndpoint, {
    authenticate: signedIn,
    handler: async ({ query: { merchantIds = [] }, caller: { actor } }) => ({
      items: await listMerchantStandings(deps, scopeOfActor(actor), merchantIds),
    }),
  });
  route(app, listEndpoint, {
    authenticate: signedIn,
    handler: async ({ query, caller: { actor } }) => {
      if (Object.keys(query).length === 0)
        return (await database.transaction(scopeOfActor(actor), listMerchantRows)).map(viewOf);
      const { items, ...cursors } = await listMerchants(database, actor, query);
      return { items: items.map(viewOf), ...cursors };
    },
  });
  route(app, countEndpoint, {
    authenticate: signedIn,
    handler: ({ query, caller: { actor } }) => countMerchants(database, actor, query),
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
