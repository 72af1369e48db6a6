import {
  getPosConnection,
  getTaxCheck,
  listPosDevices,
  refreshPosData,
} from '@comptoir/contract/provider/pos-connection';
import type { Action } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { checkTaxes } from './check-taxes.ts';
import { listDevicesSeen } from './pos-data.queries.ts';
import { readConnection } from './read-connection.ts';
import { refreshProviderData } from './refresh-provider-data.ts';

export type PosDataDeps = Pick<RouteDependencies, 'database' | 'provider' | 'signedIn'>;

interface Asked {
  readonly query: { readonly merchantId?: string | undefined };
  readonly caller: SignedIn;
}

/** Serves the provider's data of a merchant. */
export function posDataRoutes(app: FastifyInstance, deps: PosDataDeps): void {
  const { database, signedIn: authenticate } = deps;
  const scopeFor = ({ query, caller }: Asked, action: Action = 'read-provider-data'): Promise<MerchantScope> =>
    resolveMerchant(database, caller.actor, { ...query, action });
  route(app, getPosConnection, {
    authenticate,
    handler: async (call) => readConnection(database, await scopeFor(call)),
  });
  route(app, refreshPosData, {
    authenticate,
    // Each asks the provider four times.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async (call) => {
      const scope = await scopeFor(call, 'refresh-provider-data');
      await refreshProviderData(deps, scope);
      return readConnection(database, scope);
    },
  });
  route(app, listPosDevices, {
    authenticate,
    handler: async (call) => {
      const scope = await scopeFor(call);
      const items = await database.transaction(scopeOf(scope), (tx) => listDevicesSeen(tx, scope.merchantId));
      return { items, nextCursor: null };
    },
  });
  route(app, getTaxCheck, {
    authenticate,
    handler: async (call) => checkTaxes(database, await scopeFor(call)),
  });
}
