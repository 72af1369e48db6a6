import type { EmployeeView } from '@comptoir/contract/sales/employees';
import type { PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePosConnection } from '../../../shared/pos-connection/provider.api.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { isAwaited } from '../../../ui/in-order.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmployeeList } from './employee-list.tsx';
import { EmployeeNotices } from './employee-notices.tsx';
import { useEmployees } from './employees.api.ts';
import { HowTo } from './how-to.tsx';
import { NoEmployees } from './no-employees.tsx';
import { ProviderReading } from './provider-reading.tsx';

const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

/** Employees of the merchant, as the provider knows them, with what the authority knows of them. */
export function EmployeesPage() {
  const t = useTranslations('employees');
  const employees = useEmployees();
  const { data, error, refetch } = employees;
  const provider = usePosConnection();
  const connection = provider.data;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {isAwaited(employees, provider) ? (
        <SkeletonRows />
      ) : (
        <>
          {connection ? <ProviderReading connection={connection} /> : null}
          <QueryError error={error} data={data} onRetry={() => void refetch()} />
          {data || !error ? <Employees employees={data?.items} connection={connection} /> : null}
          <HowTo />
        </>
      )}
    </Page>
  );
}

interface EmployeesProps {
  /** Undefined while they are on their way. */
  readonly employees: readonly EmployeeView[] | undefined;
  readonly connection: PosConnectionView | undefined;
}

function Employees({ employees, connection }: EmployeesProps) {
  const [toWithdraw, setToWithdraw] = useState<EmployeeView | null>(null);
  if (!employees) return <SkeletonRows count={6} />;
  return (
    <>
      {employees.length > 0 ? (
        <>
          <EmployeeNotices employees={employees} />
          <EmployeeList employees={employees} onWithdraw={setToWithdraw} />
        </>
      ) : (
        <NoEmployees connection={connection} />
      )}
      <Suspense fallback={null}>
        {toWithdraw ? <WithdrawDialog employee={toWithdraw} onClose={() => setToWithdraw(null)} /> : null}
      </Suspense>
    </>
  );
}
