import { validateTaxNumbers as endpoint } from '@comptoir/contract/base/merchants';
import type { FastifyInstance } from 'fastify';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { validateTaxNumbers } from './validate-tax-numbers.ts';

export interface TaxNumberRoutesDeps {
  readonly database: Database;
  readonly taxAuthority: TaxAuthority;
  readonly signedIn: Authenticate<SignedIn>;
}

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
