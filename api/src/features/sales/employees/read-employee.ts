import type { EmployeeView } from '@comptoir/contract/sales/employees';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findEmployeeRow } from './employees.store.ts';
import { viewEmployee } from './view-employee.ts';

/** One employee within a scope. @throws AppError not-found */
export async function readEmployee(database: Database, scope: Scope, id: string): Promise<EmployeeView> {
  const row = await database.transaction(scope, (tx) => findEmployeeRow(tx, id));
  if (!row) throw new AppError('not-found');
  return viewEmployee(row);
}
