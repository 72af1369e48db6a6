import type { EmployeeView } from '@comptoir/contract/sales/employees';
import type { Actor } from '@comptoir/domain/base/access/access';
import { AppError } from '../../../platform/http/app-error.ts';
import { askAuthority, type DeclarationDeps } from './ask-authority.ts';
import { claimByHand } from './claim-by-hand.ts';
import { readEmployee } from './read-employee.ts';

/**
 * Removes at the authority the name of an employee who left or was renamed, once a person has confirmed it. One who was renamed is
 * declared by their new name afterwards.
 * @throws AppError what `claimByHand` throws, and authority-unavailable, after which the person asks again
 */
export async function withdrawEmployee(deps: DeclarationDeps, actor: Actor, id: string): Promise<EmployeeView> {
  const { claimed, asker } = await claimByHand(deps, actor, {
    id,
    modif: 'SUP',
    nameOf: ({ declaration, declaredName }) => (declaration === 'to-withdraw' ? declaredName : null),
  });
  if ((await askAuthority(deps, asker, claimed)) === 'unsettled') throw new AppError('authority-unavailable');
  return readEmployee(deps.database, asker.scope, id);
}
