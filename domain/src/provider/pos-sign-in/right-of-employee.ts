import type { EmployeeRole } from '../../sales/employees/opens-all-tabs.ts';
import type { Rung } from '../../base/access/merchant-right.ts';

const RIGHTS: Readonly<Record<EmployeeRole, Rung>> = {
  owner: 'owner',
  admin: 'owner',
  manager: 'manager',
  employee: 'reader',
  other: 'reader',
};

/**
 * Returns the right of a person by their role at the provider: its administrators do everything there, as the owner does. Nobody's
 * accountant is one by it. Source: decisions 40 and 201.
 */
export const rightOfEmployee = (role: EmployeeRole): Rung => RIGHTS[role];
