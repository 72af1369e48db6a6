import { validateTaxNumbers as endpoint } from '@comptoir/contract/base/merchants';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { validateTaxNumbers } from './validate-tax-numbers.ts';

export type TaxNumberRoutesDeps = Pick<RouteDependencies, 'database' | 'taxAuthority' | 'signedIn'>;

export function taxNumberRoutes(app: FastifyInstance, deps: TaxNumberRoutesDeps): void {
  route(app, endpoint, {
    authenticate: deps.signedIn,
    // Each call is one to the authority, under our name.
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: ({ params, body, caller }) =>
      validateTaxNumbers({ database: deps.database, authority: deps.taxAuthority }, caller.actor, {
        id: params.id,
        numbers: body,
      }),
  });
}
