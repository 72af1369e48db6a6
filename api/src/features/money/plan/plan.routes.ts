import { getPlan, listPrices, setPlan } from '@comptoir/contract/money/plan';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { getPrices } from './find-prices.ts';
import { listDatedPrices } from './plan.store.ts';
import { setPrices, viewDatedPrices } from './set-prices.ts';

export type PlanRoutesDeps = Pick<RouteDependencies, 'database' | 'now' | 'anyone' | 'signedIn'>;

export function planRoutes(app: FastifyInstance, { database, now, anyone, signedIn }: PlanRoutesDeps): void {
  route(app, getPlan, {
    authenticate: anyone,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async () => {
      const prices = await database.transaction({ role: 'system' }, (tx) => getPrices(tx, now()));
      const { autonomous, assisted } = prices.installation;
      return {
        monthlyServiceCents: prices.monthlyService,
        installation: { autonomousCents: autonomous, assistedCents: assisted },
      };
    },
  });
  route(app, setPlan, {
    authenticate: signedIn,
    handler: async ({ body, caller: { actor } }) => {
      const { from: _, ...prices } = body;
      const { changedAt, countsFrom } = await setPrices({ database, now }, actor, body);
      return { ...prices, changedAt: changedAt.toISOString(), countsFrom: countsFrom.toISOString() };
    },
  });
  route(app, listPrices, {
    authenticate: signedIn,
    handler: async ({ caller: { actor } }) => {
      const rows = await database.transaction(scopeOfActor(actor), listDatedPrices);
      return { items: viewDatedPrices(rows, now()), nextCursor: null };
    },
  });
}
