import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { actionFor } from './action-for.ts';
import { DeclarationDetail } from './declaration-detail.tsx';
import { DeclarationState } from './declaration-state.tsx';
import { EmployeeMenu } from './employee-menu.tsx';
import { useHindrance } from './employees.api.ts';
import styles from './employees.module.css';

interface EmployeesTableProps {
  readonly employees: readonly EmployeeView[];
  readonly onWithdraw: (employee: EmployeeView) => void;
}

export function EmployeesTable({ employees, onWithdraw }: EmployeesTableProps) {
  const t = useTranslations('employees');
  const columns = useColumns();
  const list = useWholeList(employees, columns);
  const canDeclare = usePermission('declare-employee');
  const hindrance = useHindrance();
  // no column of what no one here may do, or can do now
  const canAct = canDeclare && !hindrance && employees.some((employee) => actionFor(employee) !== null);
  const renderActions = (employee: EmployeeView) => <EmployeeMenu employee={employee} onWithdraw={onWithdraw} />;
  return (
    <DataTable
      {...list}
      caption={t('caption')}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={canAct ? renderActions : undefined}
      renderDetail={(employee) => (hasDetail(employee) ? <DeclarationDetail employee={employee} /> : null)}
    />
  );
}

function useColumns(): Column<EmployeeView>[] {
  const t = useTranslations('employees');
  const reader = useReader();
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ name }) => name,
      cell: ({ name, leftAt }) => (
        <>
          {name}{' '}
          {leftAt ? (
            <small className={styles.left}>{t('left', { day: formatDay(new Date(leftAt), reader) })}</small>
          ) : null}
        </>
      ),
    },
    {
      key: 'role',
      header: t('columns.role'),
      sortBy: ({ role }) => t(`roles.${role}`),
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      key: 'since',
      header: t('columns.since'),
      sortBy: ({ declaration: { changedAt } }) => changedAt,
      cell: ({ declaration: { changedAt } }) =>
        changedAt ? <time dateTime={changedAt}>{formatDay(new Date(changedAt), reader)}</time> : null,
    },
    {
      key: 'declaration',
      header: t('columns.declaration'),
      phone: 'primary',
      keeps: true,
      sortBy: ({ declaration: { state } }) => t(`states.${state}`),
      cell: (employee) => <DeclarationState employee={employee} />,
    },
  ];
}

const hasDetail = ({ declaration: { state } }: EmployeeView): boolean =>
  state === 'refused' || state === 'same-name' || state === 'to-withdraw';
