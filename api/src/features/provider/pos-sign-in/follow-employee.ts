import { AppError } from '../../../platform/http/app-error.ts';
import type { Outcome, PosEmployee } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Outage } from '../../../platform/outage.ts';
import { callProvider } from '../pos-connection/call-provider.ts';
import type { ConnectionDeps } from '../pos-connection/renew-tokens.ts';
import { followRole, logAbout } from './follow-role.ts';
import {
  endAccess,
  findIdentity,
  findPosMerchant,
  hasOtherOwner,
  markLeft,
  type KnownPerson,
} from './pos-sign-in.store.ts';

/** Someone of whom the provider says that they have changed. */
export interface ChangedEmployee {
  readonly provider: string;
  readonly posMerchantId: string;
  readonly employeeId: string;
}

/**
 * Follows what the provider says of a person who came from there: anyone who works there no more is shut out, with whatever way in
 * they had, and anyone who has another role gets the right that follows. The last owner who may come in stays until another is
 * there: no one would be left to pay or to let others in. The news itself is not trusted, the provider is asked.
 * @throws Error while it cannot be asked; the queue comes back to it
 */
export async function followEmployee(deps: ConnectionDeps, changed: ChangedEmployee): Promise<void> {
  const { provider, employeeId } = changed;
  const merchant = await deps.database.transaction({ role: 'system' }, (tx) => findPosMerchant(tx, changed));
  if (!merchant) return;
  const key = { merchantId: merchant.merchantId, provider, employeeId };
  const known = await deps.database.transaction({ role: 'system' }, (tx) => findIdentity(tx, key));
  const said = known && !known.isRemoved ? await askAbout(deps, known.merchantId, employeeId) : null;
  if (!said) return;
  const now = deps.now();
  const isChanged = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const person = await findIdentity(tx, key);
    if (!person) return false;
    if (said === 'left') return shutOut(tx, person, now);
    // Coming back takes opening the app: until then no one needs to be let in.
    return person.hasLeft ? false : followRole(tx, person, { provider, employeeId, role: said.role, now });
  });
  if (isChanged) deps.announcements.publish(merchant.merchantId);
}

/** False when there is nothing left to do: an administrator has suspended them, or it was done before. */
async function shutOut(tx: Transaction, person: KnownPerson, now: Date): Promise<boolean> {
  const { merchantId, userId, email, right, hasLeft } = person;
  if (person.isSuspended) return false;
  const isShutOut = right !== 'owner' || (await hasOtherOwner(tx, merchantId, userId));
  if (hasLeft && !isShutOut) return false;
  markLeft(tx, { userId, now, isShutOut });
  if (!isShutOut) return false;
  endAccess(tx, userId);
  logAbout(tx, { merchantId, userId, now }, { event: 'contact-left-provider', facts: { email } });
  return true;
}

/** Asks the provider about an employee; null when it cannot be asked before the merchant consents again. */
async function askAbout(
  deps: ConnectionDeps,
  merchantId: string,
  employeeId: string,
): Promise<PosEmployee | 'left' | null> {
  const outcome = await readEmployee(deps, merchantId, employeeId);
  switch (outcome?.kind) {
    case 'answer':
      return outcome.answer.isActive ? outcome.answer : 'left';
    case 'refused':
      return outcome.status === 404 ? 'left' : null;
    case 'unavailable':
    case 'unknown':
      throw new Outage(`the provider cannot be asked about an employee: ${outcome.detail}`);
    case undefined:
      return null;
  }
}

/** Null when the merchant has to consent again before anything can be asked. */
async function readEmployee(
  deps: ConnectionDeps,
  merchantId: string,
  employeeId: string,
): Promise<Outcome<PosEmployee> | null> {
  try {
    return await callProvider(deps, merchantId, (provider, access) => provider.readEmployee(access, employeeId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'pos-needs-sign-in') return null;
    throw error;
  }
}
