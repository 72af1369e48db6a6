import type { EmployeeRole } from '../../sales/employees/opens-all-tabs.ts';
import type { MerchantRight } from '../../base/access/merchant-right.ts';

const RIGHTS: Readonly<Record<EmployeeRole, MerchantRight>> = {
  owner: 'owner',
  admin: 'owner',
  manager: 'manager',
  employee: 'reader',
  other: 'reader',
};

/**
 * Returns the right of a person by their role at the provider: its administrators do everything there, as the owner does.
 * Source: decision 40.
 */
export const rightOfEmployee = (role: EmployeeRole): MerchantRight => RIGHTS[role];
