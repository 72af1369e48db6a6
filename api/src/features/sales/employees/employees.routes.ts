import * as contract from '@comptoir/contract/sales/employees';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { DeclarationNeeds } from './ask-authority.ts';
import { declareEmployee } from './declare-employee.ts';
import { listEmployees } from './list-employees.ts';
import { withdrawEmployee } from './withdraw-employee.ts';

export interface EmployeeRoutesNeeds extends Omit<DeclarationNeeds, 'authority'> {
  readonly taxAuthority: DeclarationNeeds['authority'];
  readonly signedIn: Identify<SignedIn>;
}

/** Each of these asks the authority. */
const rateLimit = { max: 60, timeWindow: '1 minute' };

export function employeeRoutes(app: FastifyInstance, needs: EmployeeRoutesNeeds): void {
  const identify = needs.signedIn;
  const asking = { ...needs, authority: needs.taxAuthority };
  route(app, contract.listEmployees, {
    identify,
    answer: async ({ query, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, { ...query, action: 'list-employees' });
      return { items: await listEmployees(needs.database, scope), nextCursor: null };
    },
  });
  route(app, contract.declareEmployee, {
    identify,
    rateLimit,
    answer: ({ params, caller }) => declareEmployee(asking, caller.actor, params.id),
  });
  route(app, contract.withdrawEmployee, {
    identify,
    rateLimit,
    answer: ({ params, caller }) => withdrawEmployee(asking, caller.actor, params.id),
  });
}
