import type { EmployeeView } from '@comptoir/contract/sales/employees';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { listEmployeeRows } from './employees.store.ts';
import { viewEmployee } from './view-employee.ts';

/** Accents and capitals do not put anybody elsewhere in the list; both languages have the same order. */
const { compare } = new Intl.Collator('fr-CA', { sensitivity: 'base', numeric: true });

/** The people who work at a merchant's, by name; those who left as long as the authority knows them. */
export async function listEmployees(database: Database, scope: MerchantScope): Promise<EmployeeView[]> {
  const rows = await database.transaction(scopeOf(scope), (tx) => listEmployeeRows(tx, scope.merchantId));
  return rows.map(viewEmployee).toSorted((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
