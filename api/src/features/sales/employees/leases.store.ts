import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Declaration } from '@comptoir/domain/sales/employees/follow-employees';

/** Until the end of the transaction no other server begins a request about this merchant's employees. */
export const lockDeclarations = (tx: Transaction, merchantId: string): void =>
  tx.write({
    text: "select pg_advisory_xact_lock(hashtextextended('declarations:' || $1, 0))",
    values: [merchantId],
  });

/** True when a request about one of the merchant's employees is under way. */
export const isRequestUnderWay = async (
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<boolean> =>
  (await tx.first({
    name: 'find-employee-lease',
    text: 'select from pos_employees where merchant_id = $1 and lease_until > $2 limit 1',
    values: [merchantId, now],
  })) !== null;

/** Notes what is about to be asked: from here on the authority may know the name. */
export const claimLease = (
  tx: Transaction,
  lease: { employeeId: string; leaseId: string; until: Date; declaredName: string },
): void =>
  tx.write({
    name: 'take-employee-lease',
    text: 'update pos_employees set lease_id = $2, lease_until = $3, declared_name = $4 where id = $1',
    values: [lease.employeeId, lease.leaseId, lease.until, lease.declaredName],
  });

export interface LeaseEnd {
  readonly employeeId: string;
  readonly leaseId: string;
  readonly declaredName: string | null;
  readonly declaration: Declaration;
  readonly errors: readonly AuthorityError[];
  readonly changedAt: Date;
}

/**
 * A reading may have found meanwhile that they left or were renamed (`declaredName`: the name that the authority knows now): whom it knows
 * stays to be withdrawn, whom it does not needs no withdrawal.
 */
const UNLESS_MEANWHILE = `case
  when left_at is not null and :declaredName::text is null then 'withdrawn'
  when declaration = 'to-withdraw' and :declaredName::text is null then 'waiting'
  when declaration = 'to-withdraw' then 'to-withdraw'`;

/** Keeps what came of a request; false when its lease ran out and went to another. */
export const endLease = async (tx: Transaction, end: LeaseEnd): Promise<boolean> =>
  (await tx.first({
    name: 'end-employee-lease',
    text: `update pos_employees set lease_id = null, lease_until = null, declared_name = :declaredName,
        declaration = ${UNLESS_MEANWHILE} else :declaration end,
        declaration_errors = :declarationErrors::jsonb, declaration_changed_at = :changedAt
      where id = :employeeId and lease_id = :leaseId returning id`,
    values: {
      employeeId: end.employeeId,
      leaseId: end.leaseId,
      declaredName: end.declaredName,
      declaration: end.declaration,
      declarationErrors: JSON.stringify(end.errors.map(({ id, mess, codRetour }) => ({ id, mess, codRetour }))),
      changedAt: end.changedAt,
    },
  })) !== null;

/** Gives a lease back without an answer; who was refused before waits now. */
export const releaseLease = (
  tx: Transaction,
  lease: { employeeId: string; leaseId: string; declaredName: string | null },
): void =>
  tx.write({
    text: `update pos_employees set lease_id = null, lease_until = null, declared_name = :declaredName,
        declaration = ${UNLESS_MEANWHILE} else 'waiting' end
      where id = :employeeId and lease_id = :leaseId`,
    values: { employeeId: lease.employeeId, leaseId: lease.leaseId, declaredName: lease.declaredName },
  });
