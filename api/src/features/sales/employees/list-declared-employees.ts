import type { DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { opensAllTabs } from '@comptoir/domain/sales/employees/opens-all-tabs';
import type { Transaction } from '../../../platform/database/database.ts';
import { listEmployeeRows } from './employees.store.ts';

/** Those who may make bills under their name: they work here, and the authority knows them. By name. Source: SRM-28. */
export async function listDeclaredEmployees(
  tx: Transaction,
  merchantId: string,
): Promise<DeviceConfiguration['employees']> {
  const rows = await listEmployeeRows(tx, merchantId);
  return rows
    .flatMap(({ declaration, declaredName, leftAt, role }) =>
      declaration === 'declared' && declaredName !== null && leftAt === null
        ? [{ name: declaredName, opensAllTabs: opensAllTabs(role) }]
        : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
}
