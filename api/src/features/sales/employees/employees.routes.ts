import * as contract from '@comptoir/contract/sales/employees';
import type { FastifyInstance } from 'fastify';
import type { EmployeeView } from '@comptoir/contract/sales/employees';
import type { Actor } from '@comptoir/domain/base/access/access';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { type DeclarationDeps, askAuthority } from './ask-authority.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { claimByHand } from './claim-by-hand.ts';
import { type EmployeeRow, listEmployeeRows } from './employees.store.ts';
import { queueDeclarations } from './queue-declarations.ts';
import { readEmployee } from './read-employee.ts';
import { declarableName } from './declarable-name.ts';
import type { Database } from '../../../platform/database/database.ts';
import { viewEmployee } from './view-employee.ts';

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

/**
 * Declares an employee now, also after a refusal. When the authority does not answer, the queue goes on asking.
 * @throws AppError what `claimByHand` throws, and authority-unavailable
 */
async function declareEmployee(deps: DeclarationDeps, actor: Actor, id: string): Promise<EmployeeView> {
  const { claimed, asker } = await claimByHand(deps, actor, { id, modif: 'AJO', nameOf: nameToDeclare });
  if ((await askAuthority(deps, asker, claimed)) === 'unsettled') {
    await deps.database.transaction(asker.scope, (tx) => queueDeclarations(tx, claimed.employee.merchantId));
    throw new AppError('authority-unavailable');
  }
  return readEmployee(deps.database, asker.scope, id);
}

/** An employee who is here and waits or was refused, if the authority can write their name. */
function nameToDeclare({ name, leftAt, declaration }: EmployeeRow): string | null {
  if (leftAt !== null || (declaration !== 'waiting' && declaration !== 'refused')) return null;
  return declarableName(name) || null;
}

/** Accents and capitals do not put anybody elsewhere in the list; both languages have the same order. */
const { compare } = new Intl.Collator('fr-CA', { sensitivity: 'base', numeric: true });

/** The people who work at a merchant's, by name; those who left as long as the authority knows them. */
async function listEmployees(database: Database, scope: MerchantScope): Promise<EmployeeView[]> {
  const rows = await database.transaction(scopeOf(scope), (tx) => listEmployeeRows(tx, scope.merchantId));
  return rows.map(viewEmployee).toSorted((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/**
 * Removes at the authority the name of an employee who left or was renamed, once a person has confirmed it. One who was renamed is
 * declared by their new name afterwards.
 * @throws AppError what `claimByHand` throws, and authority-unavailable, after which the person asks again
 */
async function withdrawEmployee(deps: DeclarationDeps, actor: Actor, id: string): Promise<EmployeeView> {
  const { claimed, asker } = await claimByHand(deps, actor, {
    id,
    modif: 'SUP',
    nameOf: ({ declaration, declaredName }) => (declaration === 'to-withdraw' ? declaredName : null),
  });
  if ((await askAuthority(deps, asker, claimed)) === 'unsettled') throw new AppError('authority-unavailable');
  return readEmployee(deps.database, asker.scope, id);
}
