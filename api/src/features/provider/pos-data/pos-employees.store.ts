import type { KeptEmployee } from '@comptoir/domain/sales/employees/follow-employees';
import type { PosRole } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { KeptData } from './pos-data.store.ts';

/** Everybody who is kept, in the order in which they came; no one else changes them before the transaction ends. */
export const lockEmployees = (tx: Transaction, merchantId: string): Promise<(KeptEmployee & { id: string })[]> =>
  tx.many({
    text: `select id, pos_employee_id as "posEmployeeId", name, left_at is not null as "hasLeft", declaration,
        declared_name as "declaredName"
      from pos_employees where merchant_id = $1 order by id for update`,
    values: [merchantId],
  });

/** Keeps anyone who is listed, with the id that they get if they are new; who was gone is back. */
export const upsertEmployees = (
  tx: Transaction,
  { merchantId, readAt }: KeptData,
  listed: readonly { id: string; posEmployeeId: string; name: string; role: PosRole }[],
): void =>
  tx.write({
    text: `insert into pos_employees (id, merchant_id, pos_employee_id, name, role, read_at)
      select id, :merchantId, pos_id, name, role, :readAt from unnest(:ids::uuid[], :posEmployeeIds::text[], :names::text[],
        :roles::text[])
        as listed (id, pos_id, name, role)
      on conflict (merchant_id, pos_employee_id) do update set name = excluded.name, role = excluded.role,
        read_at = excluded.read_at, left_at = null`,
    values: {
      merchantId,
      readAt,
      ids: listed.map(({ id }) => id),
      posEmployeeIds: listed.map(({ posEmployeeId }) => posEmployeeId),
      names: listed.map(({ name }) => name),
      roles: listed.map(({ role }) => role),
    },
  });

/** Those who are on the list no more have left. */
export const markLeft = (tx: Transaction, { merchantId, readAt }: KeptData, listed: readonly string[]): void =>
  tx.write({
    text: `update pos_employees set left_at = $2
      where merchant_id = $1 and left_at is null and pos_employee_id <> all ($3::text[])`,
    values: [merchantId, readAt, listed],
  });

/** Says again where employees stand, and what the authority knows of them; why they were refused before counts no more. */
export const changeDeclarations = (
  tx: Transaction,
  { merchantId, readAt }: KeptData,
  changes: readonly KeptEmployee[],
): void =>
  tx.write({
    text: `update pos_employees e set declaration = c.declaration, declared_name = c.declared_name,
        declaration_errors = '[]', declaration_changed_at = :readAt
      from unnest(:posEmployeeIds::text[], :declarations::text[], :declaredNames::text[]) as c (pos_id, declaration, declared_name)
      where e.merchant_id = :merchantId and e.pos_employee_id = c.pos_id`,
    values: {
      merchantId,
      readAt,
      posEmployeeIds: changes.map(({ posEmployeeId }) => posEmployeeId),
      declarations: changes.map(({ declaration }) => declaration),
      declaredNames: changes.map(({ declaredName }) => declaredName),
    },
  });
