import * as contract from '@comptoir/contract/base/taxes';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { announceTaxRow, confirmTaxRow, listTaxRows, withdrawTaxRow, type TaxRowDeps } from './announce-tax-row.ts';
import { viewCalendar } from './calendar-in-force.ts';

export interface TaxRoutesDeps extends TaxRowDeps {
  readonly anyone: Authenticate<null>;
  readonly signedIn: Authenticate<SignedIn>;
}

/** Rates by day, and their changes. */
export function taxRoutes(app: FastifyInstance, deps: TaxRoutesDeps): void {
  const { taxes, anyone, signedIn: authenticate } = deps;
  route(app, contract.getTaxCalendar, {
    authenticate: anyone,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async () => viewCalendar(taxes.calendar()),
  });
  route(app, contract.listTaxRows, {
    authenticate,
    handler: ({ caller: { actor } }) => listTaxRows(deps, actor),
  });
  route(app, contract.announceTaxRow, {
    authenticate,
    handler: ({ body, caller: { actor } }) => announceTaxRow(deps, actor, body),
  });
  route(app, contract.confirmTaxRow, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) => confirmTaxRow(deps, actor, id),
  });
  route(app, contract.withdrawTaxRow, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) => withdrawTaxRow(deps, actor, id),
  });
}
