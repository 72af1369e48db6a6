import {
  exportCommissionStatement,
  getCommissionStatement,
  listCommissions as listEndpoint,
  setCommissionRate as rateEndpoint,
} from '@comptoir/contract/money/commissions';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { CommissionDeps } from './close-commissions.ts';
import { listCommissions, readCommissionStatement } from './read-commissions.ts';
import { setCommissionRate } from './set-commission-rate.ts';
import { statementFile } from './write-statement.ts';

/** Serves the commissions of partners on what their merchants pay. */
export function commissionRoutes(
  app: FastifyInstance,
  deps: CommissionDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) => listCommissions(deps, actor, id),
  });
  route(app, getCommissionStatement, {
    authenticate,
    handler: async ({ params: { id: partnerId, month }, caller: { actor } }) => {
      const { partner: _partner, ...statement } = await readCommissionStatement(deps, actor, { partnerId, month });
      return statement;
    },
  });
  fileRoute(app, exportCommissionStatement, {
    authenticate,
    handler: async ({ params: { id: partnerId, month }, query: { format }, caller: { actor } }) => {
      const statement = await readCommissionStatement(deps, actor, { partnerId, month });
      if (statement.closedAt === null) throw new AppError('not-found');
      return statementFile(statement, format);
    },
  });
  route(app, rateEndpoint, {
    authenticate,
    handler: ({ params: { id: partnerId, month }, body: rate, caller: { actor } }) =>
      setCommissionRate(deps, actor, { partnerId, month, rate }),
  });
}
