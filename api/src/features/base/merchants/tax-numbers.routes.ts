import { validateTaxNumbers as endpoint } from '@comptoir/contract/base/merchants';
import type { FastifyInstance } from 'fastify';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { validateTaxNumbers } from './validate-tax-numbers.ts';

export interface TaxNumberRoutesNeeds {
  readonly database: Database;
  readonly taxAuthority: TaxAuthority;
  readonly signedIn: Identify<SignedIn>;
}

export function taxNumberRoutes(app: FastifyInstance, needs: TaxNumberRoutesNeeds): void {
  route(app, endpoint, {
    identify: needs.signedIn,
    // Each call is one to the authority, under our name.
    rateLimit: { max: 10, timeWindow: '1 minute' },
    answer: ({ params, body, caller }) =>
      validateTaxNumbers({ database: needs.database, authority: needs.taxAuthority }, caller.actor, {
        id: params.id,
        numbers: body,
      }),
  });
}
