import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { failureWords } from '../../../shared/http/api-error.ts';
import { Menu } from '../../../ui/menu.tsx';
import { actionFor } from './action-for.ts';
import { useDeclareEmployee } from './employees.api.ts';

interface EmployeeMenuProps {
  readonly employee: EmployeeView;
  readonly onWithdraw: (employee: EmployeeView) => void;
}

/** Actions on an employee as they stand; nothing for most. */
export function EmployeeMenu({ employee, onWithdraw }: EmployeeMenuProps) {
  const t = useTranslations('employees');
  const tUi = useTranslations('ui');
  const declare = useDeclareNow(employee);
  const action = actionFor(employee);
  const known = action === 'withdraw' ? employee.declaration.name : employee.name;
  return (
    <Menu
      label={tUi('actionsOn', { name: known })}
      entries={action ? [{ key: action, label: t(action), name: t(`${action}Named`, { name: known }) }] : []}
      onChoose={(key) => (key === 'declare' ? declare() : onWithdraw(employee))}
    />
  );
}

/** Declares, and says what became of it. */
function useDeclareNow({ id, name }: EmployeeView) {
  const t = useTranslations('employees');
  const tError = useTranslations('errorMessages');
  const { mutate } = useDeclareEmployee();
  return (): void =>
    mutate(id, {
      onSuccess: ({ declaration: { state } }) => {
        if (state === 'declared') showAlert({ tone: 'success', text: t('declared', { name }) });
        else if (state === 'refused') showAlert({ tone: 'error', text: t('detail.refused') });
      },
      onError: (error) => showAlert({ tone: 'error', text: tError(failureWords(error)) }),
    });
}
