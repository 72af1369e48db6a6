import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { UserRequest } from '../../../gateways/tax-authority/tax-authority.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { resolveMerchant, scopeOf, scopeOfActor, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { Asker, DeclarationDeps } from './ask-authority.ts';
import { beginRequest, claimRequest, leaseMsOf, type ClaimedRequest, type Hindrance } from './claim-request.ts';
import { findEmployeeRow, findLockedEmployee, type EmployeeRow } from './employees.store.ts';

/** Request of a person to the authority about an employee. */
export interface AskedByHand {
  readonly id: string;
  readonly modif: UserRequest['modif'];
  /** The name to ask about; null when there is nothing to ask as they stand. */
  readonly nameOf: (employee: EmployeeRow) => string | null;
}

/** Interval and number of looks whether another request for the merchant has ended. */
const LOOK_EVERY_MS = 100;
const LOOKS = 100;

/**
 * Claims a request about one employee for a person, waiting for its turn. @throws AppError not-found, forbidden,
 * employee-not-declarable, merchant-information-incomplete, device-has-no-certificate, authority-unavailable
 */
export async function claimByHand(
  deps: DeclarationDeps,
  actor: Actor,
  asked: AskedByHand,
): Promise<{ readonly claimed: ClaimedRequest; readonly asker: Asker }> {
  const found = await deps.database.transaction(scopeOfActor(actor), (tx) => findEmployeeRow(tx, asked.id));
  if (!found) throw new AppError('not-found');
  const { merchantId } = found;
  const scope = await resolveMerchant(deps.database, actor, { merchantId, action: 'declare-employee' });
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const claimed = await claim(deps, scope, asked);
    if (typeof claimed !== 'string') return { claimed, asker: { scope: scopeOf(scope), userId: actor.userId } };
    if (claimed !== 'busy') throw REFUSALS[claimed]();
    await pause(LOOK_EVERY_MS);
  }
  throw new AppError('authority-unavailable');
}

const REFUSALS: Readonly<Record<Exclude<Hindrance, 'busy'>, () => AppError>> = {
  'no-tax-numbers': () => new AppError('merchant-information-incomplete'),
  'no-certificate': () => new AppError('device-has-no-certificate'),
};

function claim(
  deps: DeclarationDeps,
  scope: MerchantScope,
  { id, modif, nameOf }: AskedByHand,
): Promise<ClaimedRequest | Hindrance> {
  const now = deps.now();
  return deps.database.transaction(scopeOf(scope), async (tx) => {
    const terms = await beginRequest(tx, { merchantId: scope.merchantId, now });
    const employee = await findLockedEmployee(tx, id);
    if (!employee) throw new AppError('not-found');
    const name = nameOf(employee);
    if (name === null) throw new AppError('employee-not-declarable');
    if (typeof terms === 'string') return terms;
    const record = { action: 'declaration-requested', facts: { name } } as const;
    const subject = { type: 'employee', id } as const;
    writeAudit(tx, { occurredAt: now, merchantId: scope.merchantId, subject, record, after: { modif } });
    return claimRequest(tx, { employee, terms, modif, name, now, leaseMs: leaseMsOf(deps.replyTimeoutMs) });
  });
}
