import type { EmployeeRole } from '@comptoir/domain/sales/employees/opens-all-tabs';
import type { Declaration } from '@comptoir/domain/sales/employees/follow-employees';
import { v7 as uuid } from 'uuid';
import { asSystem } from './merchants.ts';
import type { TestApp } from '../test-app.ts';

/** An employee of a merchant, as a reading of the provider's list left them. */
export async function anEmployee(
  test: TestApp,
  merchantId: string,
  given: {
    name?: string;
    role?: EmployeeRole;
    state?: Declaration;
    declaredName?: string | null;
    hasLeft?: boolean;
    errors?: readonly object[];
  } = {},
): Promise<string> {
  const id = uuid();
  await asSystem(test, {
    text: `insert into pos_employees
        (id, merchant_id, pos_employee_id, name, role, read_at, left_at, declared_name, declaration, declaration_errors)
      values ($1, $2, $3, $4, $5, now(), $6, $7, $8, $9::jsonb)`,
    values: [
      id,
      merchantId,
      id,
      given.name ?? 'Camille Roy',
      given.role ?? 'employee',
      given.hasLeft ? new Date('2026-05-01T12:00:00Z') : null,
      given.declaredName ?? null,
      given.state ?? 'waiting',
      JSON.stringify(given.errors ?? []),
    ],
  });
  return id;
}
