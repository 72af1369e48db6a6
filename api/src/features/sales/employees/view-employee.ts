import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { opensAllTabs } from '@comptoir/domain/sales/employees/opens-all-tabs';
import { explainError } from '../../../gateways/tax-authority/explain-error.ts';
import type { EmployeeRow } from './employees.store.ts';
import { NAME_ERRORS } from './queue-declarations.ts';
import { declarableName } from './declarable-name.ts';

/** An employee as the portal shows them. */
export const viewEmployee = (row: EmployeeRow): EmployeeView => ({
  id: row.id,
  name: row.name,
  role: row.role,
  seesAllTabs: opensAllTabs(row.role),
  leftAt: row.leftAt?.toISOString() ?? null,
  declaration: {
    state: row.declaration,
    name: row.declaredName ?? declarableName(row.name),
    changedAt: row.changedAt?.toISOString() ?? null,
    errors: row.errors.map(explain),
    invalidTaxNumbers: [...row.invalidTaxNumbers],
  },
});

/** Explains an error. An employee's name at fault is corrected at the provider's, not in the merchant information. */
function explain(error: EmployeeRow['errors'][number]): AuthorityErrorView {
  const explained = explainError(error);
  return NAME_ERRORS.includes(error.id.toUpperCase()) ? { ...explained, merchantField: null } : explained;
}
