import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;

/**
 * Employees of the demo world's merchants who were declared before the simulated provider was read for the first time: someone
 * whom it does not know any more, so that they have left, someone whom it knows by another name, and someone who left a name to
 * a namesake.
 */
const FORMER = [
  { merchant: 'bistro', posEmployeeId: 'AN7HMDYBRD0W1', name: 'Antoine Dufresne', role: 'employee' },
  // at the provider's this is Benoît Simard
  { merchant: 'bistro', posEmployeeId: 'RSJCFA1Z7NAQS', name: 'Benoît Simard-Roy', role: 'manager' },
  { merchant: 'brasserie', posEmployeeId: 'R0SADAM0VRS01', name: 'Julie Fortin', role: 'employee' },
] as const;

export async function seedEmployees(tx: Transaction, now: Date): Promise<void> {
  const declaredAt = new Date(now.getTime() - 40 * DAY_MS);
  await tx.many({
    text: `insert into pos_employees
        (id, merchant_id, pos_employee_id, name, role, read_at, declared_name, declaration, declaration_changed_at)
      select id, merchant_id, pos_id, name, role, :declaredAt, name, 'declared', :declaredAt
      from unnest(:ids::uuid[], :merchantIds::uuid[], :posIds::text[], :names::text[], :roles::text[]) as t (id, merchant_id,
        pos_id, name, role)
      on conflict (merchant_id, pos_employee_id) do nothing`,
    values: {
      ids: FORMER.map(({ posEmployeeId }) => demoId('employee', posEmployeeId)),
      merchantIds: FORMER.map(({ merchant }) => demoId('merchant', merchant)),
      posIds: FORMER.map(({ posEmployeeId }) => posEmployeeId),
      names: FORMER.map(({ name }) => name),
      roles: FORMER.map(({ role }) => role),
      declaredAt,
    },
  });
}
