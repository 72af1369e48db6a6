import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { actionFor } from './action-for.ts';
import { DeclarationDetail } from './declaration-detail.tsx';
import { DeclarationState } from './declaration-state.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { useHindrance } from './employees.api.ts';
import styles from './employees.module.css';

interface EmployeesTableProps {
  readonly employees: readonly EmployeeView[];
  readonly onWithdraw: (employee: EmployeeView) => void;
}

export function EmployeesTable({ employees, onWithdraw }: EmployeesTableProps) {
  const t = useTranslations('employees');
  const canDeclare = usePermission('declare-employee');
  const hindrance = useHindrance();
  const canAct = canDeclare && !hindrance && employees.some((employee) => actionFor(employee) !== null);
  // no column of what no one here may do, or can do now
  const headers: Readonly<Record<string, string>> = {
    name: t('columns.name'),
    role: t('columns.role'),
    declaration: t('columns.declaration'),
    ...(canAct ? { actions: t('columns.actions') } : {}),
  };
  const rows = employees.map((employee) => ({
    id: employee.id,
    cells: {
      name: <NameOf employee={employee} />,
      role: <RoleOf employee={employee} />,
      declaration: <DeclarationState employee={employee} />,
      actions: <EmployeeActions employee={employee} onWithdraw={onWithdraw} />,
    },
    detail: hasDetail(employee) ? <DeclarationDetail employee={employee} /> : null,
  }));
  return <CardTable caption={t('caption')} heading="name" headers={headers} rows={rows} />;
}

const hasDetail = ({ declaration: { state } }: EmployeeView): boolean =>
  state === 'refused' || state === 'same-name' || state === 'to-withdraw';

function NameOf({ employee: { name, leftAt } }: { readonly employee: EmployeeView }) {
  const t = useTranslations('employees');
  const reader = useReader();
  return (
    <div className={styles.stack}>
      <strong>{name}</strong>
      {leftAt ? (
        <small className={styles.faint}>{t('left', { day: formatDay(new Date(leftAt), reader) })}</small>
      ) : null}
    </div>
  );
}

function RoleOf({ employee: { role } }: { readonly employee: EmployeeView }) {
  return useTranslations('employees.roles')(role);
}
