import { AppError } from '../../platform/http/app-error.ts';
import type { Outcome, PosEmployee } from '../../gateways/pos-provider/pos-provider.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { callProvider } from '../pos-connection/call-provider.ts';
import type { ConnectionNeeds } from '../pos-connection/renew-tokens.ts';
import { endSessionsOf, findPerson, type PersonRow } from './pos-sign-in.store.ts';

/** Somebody of whom the provider says that they have changed. */
export interface ChangedEmployee {
  readonly provider: string;
  readonly posMerchantId: string;
  readonly employeeId: string;
}

/**
 * Ends the sessions of a person who works at the merchant's no more: who is let in by the provider goes out with it. The news
 * itself is not believed, the provider is asked.
 * @throws Error while it cannot be asked; the queue comes back to it
 */
export async function followEmployee(needs: ConnectionNeeds, changed: ChangedEmployee): Promise<void> {
  const person = await needs.database.transaction({ role: 'system' }, (tx) => findPerson(tx, changed));
  if (!person || !(await hasLeft(needs, person, changed.employeeId))) return;
  const { merchantId, userId, email } = person;
  const now = needs.now();
  const isEnded = await needs.database.transaction({ role: 'system' }, async (tx) => {
    if (!(await endSessionsOf(tx, userId, now))) return false;
    const record = { event: 'signed-out-everywhere' as const, facts: { email } };
    writeLog(tx, [{ merchantId, userId, occurredAt: now, record }]);
    return true;
  });
  if (isEnded) needs.announcements.announce(merchantId);
}

async function hasLeft(needs: ConnectionNeeds, { merchantId }: PersonRow, employeeId: string): Promise<boolean> {
  const outcome = await readEmployee(needs, merchantId, employeeId);
  switch (outcome?.kind) {
    case 'answer':
      return !outcome.answer.isActive;
    case 'refused':
      return outcome.status === 404;
    case 'unavailable':
    case 'unknown':
      throw new Error(`the provider cannot be asked about an employee: ${outcome.detail}`);
    case undefined:
      return false;
  }
}

/** Null when the merchant has to consent anew before anything can be asked. */
async function readEmployee(
  needs: ConnectionNeeds,
  merchantId: string,
  employeeId: string,
): Promise<Outcome<PosEmployee> | null> {
  try {
    return await callProvider(needs, merchantId, (provider, access) => provider.readEmployee(access, employeeId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'pos-needs-sign-in') return null;
    throw error;
  }
}
