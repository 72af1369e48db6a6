import type { EmployeeView } from '@comptoir/contract/sales/employees';
import type { Actor } from '@comptoir/domain/base/access/access';
import { AppError } from '../../../platform/http/app-error.ts';
import { askAuthority, type DeclarationDeps } from './ask-authority.ts';
import { claimByHand } from './claim-by-hand.ts';
import type { EmployeeRow } from './employees.store.ts';
import { queueDeclarations } from './queue-declarations.ts';
import { readEmployee } from './read-employee.ts';
import { declarableName } from './declarable-name.ts';

/**
 * Declares an employee now, also after a refusal. When the authority does not answer, the queue goes on asking.
 * @throws AppError what `claimByHand` throws, and authority-unavailable
 */
export async function declareEmployee(deps: DeclarationDeps, actor: Actor, id: string): Promise<EmployeeView> {
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
