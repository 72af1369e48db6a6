import type { Declaration } from '@comptoir/domain/sales/employees/follow-employees';
import type { EmployeeRole } from '@comptoir/domain/sales/employees/opens-all-tabs';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** An employee of a merchant, present or former, and what the authority knows of them. */
export interface EmployeeRow {
  readonly id: string;
  readonly merchantId: string;
  readonly posEmployeeId: string;
  readonly name: string;
  readonly role: EmployeeRole;
  readonly leftAt: Date | null;
  /** The name that the authority knows them by, or may know. */
  readonly declaredName: string | null;
  readonly declaration: Declaration;
  readonly errors: readonly Pick<AuthorityError, 'id' | 'mess' | 'codRetour'>[];
  readonly changedAt: Date | null;
  readonly invalidTaxNumbers: readonly ('qst_number' | 'gst_number')[];
}

const EMPLOYEE = `id, merchant_id as "merchantId", pos_employee_id as "posEmployeeId", name, role, left_at as "leftAt",
  declared_name as "declaredName", declaration, declaration_errors as errors, declaration_changed_at as "changedAt",
  invalid_tax_numbers as "invalidTaxNumbers"`;

/** Those who work at a merchant's, and those who left whom the authority still knows. */
export const listEmployeeRows = (tx: Transaction, merchantId: string): Promise<EmployeeRow[]> =>
  tx.many({
    name: 'list-employees',
    text: `select ${EMPLOYEE} from pos_employees
      where merchant_id = $1 and (left_at is null or declaration = 'to-withdraw')`,
    values: [merchantId],
  });

export const findEmployeeRow = (tx: Transaction, id: string): Promise<EmployeeRow | null> =>
  tx.first({ text: `select ${EMPLOYEE} from pos_employees where id = $1`, values: [id] });

/** Everybody a merchant ever had, locked, so that no reading changes them meanwhile. */
export const lockEmployeeRows = (tx: Transaction, merchantId: string): Promise<EmployeeRow[]> =>
  tx.many({
    text: `select ${EMPLOYEE} from pos_employees where merchant_id = $1 order by id for update`,
    values: [merchantId],
  });

/** Gives employees another state; what the authority said before counts no more. */
export const writeStates = (
  tx: Transaction,
  { states, now }: { states: ReadonlyMap<string, Declaration>; now: Date },
): void => {
  if (states.size === 0) return;
  tx.write({
    text: `update pos_employees e set declaration = c.declaration, declaration_errors = '[]', declaration_changed_at = $3
      from unnest($1::uuid[], $2::text[]) c (id, declaration) where e.id = c.id`,
    values: [[...states.keys()], [...states.values()], now],
  });
};

/** Notes that the authority takes no character of a name, so that it cannot be asked. */
export const refuseUnwritable = (tx: Transaction, { id, now }: { id: string; now: Date }): void =>
  tx.write({
    text: `update pos_employees set declaration = 'refused', declaration_errors = '[]', declaration_changed_at = $2
      where id = $1`,
    values: [id, now],
  });

/**
 * One employee who waits, locked; null also while what the authority last refused would be refused to everybody. `nameErrors`:
 * ids of what is refused for the sake of one name.
 */
export const findNextWaiting = (
  tx: Transaction,
  { merchantId, nameErrors }: { merchantId: string; nameErrors: readonly string[] },
): Promise<EmployeeRow | null> =>
  tx.first({
    name: 'find-waiting-employee',
    text: `select ${EMPLOYEE} from pos_employees
      where merchant_id = $1 and declaration = 'waiting' and left_at is null and not exists (
        select from pos_employees r where r.merchant_id = $1 and r.declaration = 'refused'
          and r.declaration_errors <> '[]' and not exists (
            select from jsonb_array_elements(r.declaration_errors) e where e ->> 'id' = any ($2)))
      order by name, id limit 1 for update`,
    values: [merchantId, nameErrors],
  });

/** Keeps which of the merchant's tax numbers the authority called invalid last: it is said of all alike. */
export const saveInvalidNumbers = (
  tx: Transaction,
  { merchantId, invalid }: { merchantId: string; invalid: readonly string[] },
): void =>
  tx.write({
    name: 'keep-invalid-numbers',
    text: 'update pos_employees set invalid_tax_numbers = $2 where merchant_id = $1 and invalid_tax_numbers <> $2',
    values: [merchantId, invalid],
  });

/** Has everybody wait again who was declared with tax numbers that are no longer the merchant's. */
export const forgetDeclared = (tx: Transaction, merchantId: string): void =>
  tx.write({
    text: `update pos_employees set declaration = 'waiting'
      where merchant_id = $1 and declaration = 'declared' and left_at is null`,
    values: [merchantId],
  });

/** Has everybody wait again whom the authority refused for what is not in their name. */
export const resumeRefused = (tx: Transaction, wanted: { merchantId: string; nameErrors: readonly string[] }): void =>
  tx.write({
    text: `update pos_employees r set declaration = 'waiting'
      where merchant_id = $1 and declaration = 'refused' and left_at is null and declaration_errors <> '[]'
        and not exists (select from jsonb_array_elements(declaration_errors) e where e ->> 'id' = any ($2))`,
    values: [wanted.merchantId, wanted.nameErrors],
  });

export const findLockedEmployee = (tx: Transaction, id: string): Promise<EmployeeRow | null> =>
  tx.first({ text: `select ${EMPLOYEE} from pos_employees where id = $1 for update`, values: [id] });

/** Terms that the authority needs with every request. */
export interface Terms {
  readonly gstNumber: string | null;
  readonly qstNumber: string | null;
  /** Of a linked till whose certificate is in force. */
  readonly deviceNumber: string | null;
}

export const findTerms = (tx: Transaction, { merchantId, now }: { merchantId: string; now: Date }) =>
  tx.first<Terms>({
    name: 'find-declaration-terms',
    text: `select gst_number as "gstNumber", qst_number as "qstNumber", (
        select d.device_number from devices d
        where d.merchant_id = m.id and d.linked_at is not null and d.device_number is not null and exists (
          select from certificates c
          where c.device_id = d.id and c.revoked_at is null and c.not_before <= $2 and c.not_after > $2)
        order by d.linked_at, d.id limit 1
      ) as "deviceNumber"
      from merchants m where id = $1`,
    values: [merchantId, now],
  });
