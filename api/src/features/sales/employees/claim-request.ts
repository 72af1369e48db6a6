import { gstNumber as gstForm, qstNumber as qstForm } from '@comptoir/websrm/requests/formats';
import { v7 as uuid } from 'uuid';
import type { UserRequest } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findTerms, type EmployeeRow, type Terms } from './employees.store.ts';
import { isRequestUnderWay, lockDeclarations, claimLease } from './leases.store.ts';

/** A request that this caller alone may make until it has ended. */
export interface ClaimedRequest {
  readonly employee: EmployeeRow;
  readonly leaseId: string;
  readonly request: UserRequest;
}

/** Hindrance that keeps a request from being made now. */
export type Hindrance = 'busy' | 'no-tax-numbers' | 'no-certificate';

/** Returns the terms of a request in a merchant's name, or the hindrance. One request per merchant is under way at a time. */
export async function beginRequest(
  tx: Transaction,
  about: { merchantId: string; now: Date },
): Promise<Hindrance | RightTerms> {
  lockDeclarations(tx, about.merchantId);
  if (await isRequestUnderWay(tx, about)) return 'busy';
  const terms = await findTerms(tx, about);
  if (!terms || !hasTaxNumbers(terms)) return 'no-tax-numbers';
  return hasDevice(terms) ? terms : 'no-certificate';
}

/** Notes a request before it leaves, under a lease that outlasts it. */
export function claimRequest(
  tx: Transaction,
  asked: {
    employee: EmployeeRow;
    terms: RightTerms;
    modif: UserRequest['modif'];
    name: string;
    now: Date;
    leaseMs: number;
  },
): ClaimedRequest {
  const { employee, terms, modif, name } = asked;
  const leaseId = uuid();
  const until = new Date(asked.now.getTime() + asked.leaseMs);
  claimLease(tx, { employeeId: employee.id, leaseId, until, declaredName: name });
  return { employee, leaseId, request: { modif, name, ...terms } };
}

/** Longer than a request may take: to connect, and then to wait for the head and the body of the reply. */
export const leaseMsOf = (replyTimeoutMs: number): number => 2 * replyTimeoutMs + 15_000;

type RightTerms = { readonly [Field in keyof Terms]: NonNullable<Terms[Field]> };
type WithNumbers = Terms & Pick<RightTerms, 'gstNumber' | 'qstNumber'>;

/** Numbers that are not in the authority's form, such as an unfinished registration may hold, are as good as none. */
const hasTaxNumbers = (terms: Terms): terms is WithNumbers =>
  gstForm.safeParse(terms.gstNumber).success && qstForm.safeParse(terms.qstNumber).success;

const hasDevice = (terms: WithNumbers): terms is RightTerms => terms.deviceNumber !== null;
