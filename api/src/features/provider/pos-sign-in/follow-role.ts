import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { rightOfEmployee } from '@comptoir/domain/provider/pos-sign-in/right-of-employee';
import type { EmployeeRole } from '@comptoir/domain/sales/employees/opens-all-tabs';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { hasOtherOwner, markBack, saveIdentity, saveRight, type KnownPerson } from './pos-sign-in.store.ts';

/** Someone who works at the merchant's, as the provider says now. */
export interface ProvenEmployee {
  readonly provider: string;
  readonly employeeId: string;
  readonly role: EmployeeRole;
  readonly now: Date;
}

/**
 * Gives a person the right that follows from their role at the provider whenever that role has changed; between two changes an
 * owner's word holds, save that the provider's owner always is one here. True when something changed.
 */
export async function followRole(tx: Transaction, known: KnownPerson, proven: ProvenEmployee): Promise<boolean> {
  const { merchantId, userId, posRole, right: held } = known;
  const right = await rightNow(tx, known, proven.role);
  if (posRole !== proven.role) saveIdentity(tx, { ...proven, merchantId, userId, posRole: proven.role });
  if (right === held) return false;
  saveRight(tx, userId, right);
  logAbout(
    tx,
    { merchantId, userId, now: proven.now },
    { event: 'contact-right-followed', facts: { email: known.email, right } },
  );
  return true;
}

/** Lets someone in again who works there again, with the right that follows from their role now. */
export function letBackIn(tx: Transaction, known: KnownPerson, proven: ProvenEmployee): void {
  const { merchantId, userId, email } = known;
  markBack(tx, userId);
  saveRight(tx, userId, rightOfEmployee(proven.role));
  saveIdentity(tx, { ...proven, merchantId, userId, posRole: proven.role });
  logAbout(tx, { merchantId, userId, now: proven.now }, { event: 'contact-back-at-provider', facts: { email } });
}

async function rightNow(tx: Transaction, known: KnownPerson, role: EmployeeRole): Promise<MerchantRight> {
  const { merchantId, userId, posRole, right } = known;
  const given = rightOfEmployee(role);
  if (role !== 'owner' && posRole === role) return right;
  // A user who acted for the merchant before the provider was ever asked for their role does not leave it without anyone.
  const isOnlyOwner = posRole === null && right === 'owner' && !(await hasOtherOwner(tx, merchantId, userId));
  return isOnlyOwner ? right : given;
}

/** Writes what became of a person to their merchant's log. */
export function logAbout(
  tx: Transaction,
  { merchantId, userId, now }: Pick<KnownPerson, 'merchantId' | 'userId'> & { readonly now: Date },
  record: LogRecord,
): void {
  writeLog(tx, [{ merchantId, userId, occurredAt: now, record }]);
}
