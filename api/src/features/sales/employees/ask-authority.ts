import type { Dependencies } from '../../../dependencies.ts';
import type { AuthorityError, UserReply } from '../../../gateways/tax-authority/answers.ts';
import type { Outcome } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { errorFacts } from '../../../gateways/tax-authority/explain-error.ts';
import type { ClaimedRequest } from './claim-request.ts';
import type { Declaration } from '@comptoir/domain/sales/employees/follow-employees';
import { saveInvalidNumbers } from './employees.store.ts';
import { endLease, releaseLease } from './leases.store.ts';
import { queueDeclarations } from './queue-declarations.ts';

export type DeclarationDeps = Pick<Dependencies, 'database' | 'announcements' | 'authority' | 'now' | 'replyTimeoutMs'>;

/** Caller who asks: a person, or the queue. */
export interface Asker {
  readonly scope: Scope;
  readonly userId: string | null;
}

/**
 * Makes a claimed request and keeps what comes of it. `unsettled`: the authority was not reached, or its reply was lost, or it
 * said that it failed itself; everything is as before, except that it may know the name now, and asking again is harmless: names
 * are a set to it, so that adding one twice or deleting one twice leaves what doing it once leaves.
 */
export async function askAuthority(
  deps: DeclarationDeps,
  asker: Asker,
  claimed: ClaimedRequest,
): Promise<'settled' | 'unsettled'> {
  const outcome = await deps.authority.declareUser(claimed.request);
  const isSettled = outcome.kind === 'answer' && !hasFailedItself(outcome.answer);
  await deps.database.transaction(asker.scope, async (tx) => {
    if (outcome.kind === 'answer' && isSettled) await saveAnswer(tx, { deps, asker, claimed, answer: outcome.answer });
    else issueRefund(tx, claimed, outcome);
  });
  deps.announcements.publish(claimed.employee.merchantId);
  return isSettled ? 'settled' : 'unsettled';
}

/** Return code 00: a fault of its own, after which the same is to be sent again. Source: SRM-39. */
const hasFailedItself = (answer: UserReply): boolean =>
  answer.kind === 'refused' && answer.errors.some(({ codRetour }) => codRetour === '00');

function issueRefund(
  tx: Transaction,
  { employee, leaseId, request }: ClaimedRequest,
  outcome: Outcome<UserReply>,
): void {
  const declaredName = outcome.kind === 'unknown' ? request.name : employee.declaredName;
  releaseLease(tx, { employeeId: employee.id, leaseId, declaredName });
}

interface Answered {
  readonly deps: DeclarationDeps;
  readonly asker: Asker;
  readonly claimed: ClaimedRequest;
  readonly answer: UserReply;
}

async function saveAnswer(tx: Transaction, { deps, asker, claimed, answer }: Answered): Promise<void> {
  const { employee, leaseId, request } = claimed;
  const changedAt = deps.now();
  const end = answer.kind === 'taken' ? endTaken(claimed) : endRefused(claimed, answer.errors);
  if (!(await endLease(tx, { ...end, employeeId: employee.id, leaseId, changedAt }))) return;
  const { merchantId } = employee;
  const record = recordOf(request, answer);
  writeLog(tx, [{ merchantId, userId: asker.userId, occurredAt: changedAt, record }]);
  if (answer.kind === 'refused') return;
  saveInvalidNumbers(tx, { merchantId, invalid: listInvalid(answer) });
  // A name that is free again, or tax numbers that are taken now, let others go on.
  if (asker.userId !== null || request.modif === 'SUP') queueDeclarations(tx, merchantId);
}

const listInvalid = ({ isGstValid, isQstValid }: Extract<UserReply, { kind: 'taken' }>): string[] => [
  ...(isQstValid ? [] : ['qst_number']),
  ...(isGstValid ? [] : ['gst_number']),
];

interface Ended {
  readonly declaredName: string | null;
  readonly declaration: Declaration;
  readonly errors: readonly AuthorityError[];
}

/** Returns the end of a taken request. An employee deleted under an old name who is still here is declared again. */
const endTaken = ({ request }: ClaimedRequest): Ended =>
  request.modif === 'AJO'
    ? { declaredName: request.name, declaration: 'declared', errors: [] }
    : { declaredName: null, declaration: 'waiting', errors: [] };

/** Returns the end of a refused request: nothing was done, the authority knows the same as before. */
const endRefused = ({ employee, request }: ClaimedRequest, errors: readonly AuthorityError[]): Ended => ({
  declaredName: employee.declaredName,
  declaration: request.modif === 'AJO' ? 'refused' : 'to-withdraw',
  errors,
});

function recordOf({ modif, name }: ClaimedRequest['request'], answer: UserReply) {
  if (answer.kind === 'refused') {
    return { event: 'employee-declaration-refused', facts: { name, errors: errorFacts(answer.errors) } } as const;
  }
  return { event: modif === 'AJO' ? 'employee-declared' : 'employee-withdrawn', facts: { name } } as const;
}
