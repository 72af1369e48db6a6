import { exportMerchants as exportEndpoint, listMerchantFacts } from '@comptoir/contract/base/merchant-lists';
import {
  getMerchantCount as countEndpoint,
  getMerchant,
  listMerchants as listEndpoint,
  revealAuthorizationCode as revealEndpoint,
  updateMerchant as updateEndpoint,
} from '@comptoir/contract/base/merchants';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { countMerchants } from './count-merchants.ts';
import { exportMerchants, type ExportMerchantsDeps } from './export-merchants.ts';
import { listMerchants } from './list-merchants.ts';
import { listFacts } from './list-facts.ts';
import { resolveMerchant, scopeOf, scopeOfActor } from '../access/merchant-scope.ts';
import { listMerchantRows } from './merchants.store.ts';
import { readMerchant } from './read-merchant.ts';
import { revealAuthorizationCode, type RevealDeps } from './reveal-authorization-code.ts';
import { updateMerchant, type UpdateMerchantDeps } from './update-merchant.ts';
import { viewOf } from './information-fields.ts';

export type MerchantRoutesDeps = UpdateMerchantDeps &
  RevealDeps &
  ExportMerchantsDeps &
  Pick<RouteDependencies, 'signedIn'>;

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
  const { database, signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ query, caller: { actor } }) => {
      if (Object.keys(query).length === 0)
        return (await database.transaction(scopeOfActor(actor), listMerchantRows)).map(viewOf);
      const { items, ...cursors } = await listMerchants(deps, actor, query);
      return { items: items.map(viewOf), ...cursors };
    },
  });
  route(app, countEndpoint, {
    authenticate,
    handler: ({ query, caller: { actor } }) => countMerchants(deps, actor, query),
  });
  route(app, listMerchantFacts, {
    authenticate,
    handler: async ({ query, caller: { actor } }) => ({
      items: await listFacts(deps, actor, query.merchants ?? []),
    }),
  });
  fileRoute(app, exportEndpoint, {
    authenticate,
    handler: ({ query: { format, ...wanted }, caller, request }) =>
      exportMerchants(deps, caller.actor, {
        wanted,
        format,
        language: preferredLanguage(request),
        mayGoOn: () => authenticate(request, exportEndpoint),
      }),
  });
}
