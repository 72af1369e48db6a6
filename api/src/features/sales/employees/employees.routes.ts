import * as contract from '@comptoir/contract/sales/employees';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { DeclarationDeps } from './ask-authority.ts';
import { declareEmployee } from './declare-employee.ts';
import { listEmployees } from './list-employees.ts';
import { withdrawEmployee } from './withdraw-employee.ts';

export interface EmployeeRoutesDeps extends Omit<DeclarationDeps, 'authority'> {
  readonly taxAuthority: DeclarationDeps['authority'];
  readonly signedIn: Authenticate<SignedIn>;
}

/** Each of these asks the authority. */
const rateLimit = { max: 60, timeWindow: '1 minute' };

export function employeeRoutes(app: FastifyInstance, deps: EmployeeRoutesDeps): void {
  const authenticate = deps.signedIn;
  const asking = { ...deps, authority: deps.taxAuthority };
  route(app, contract.listEmployees, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'list-employees' });
      return { items: await listEmployees(deps.database, scope), nextCursor: null };
    },
  });
  route(app, contract.declareEmployee, {
    authenticate,
    rateLimit,
    handler: ({ params, caller }) => declareEmployee(asking, caller.actor, params.id),
  });
  route(app, contract.withdrawEmployee, {
    authenticate,
    rateLimit,
    handler: ({ params, caller }) => withdrawEmployee(asking, caller.actor, params.id),
  });
}
