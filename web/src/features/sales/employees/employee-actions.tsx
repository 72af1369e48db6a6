import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { showAlert } from '../../../lib/alerts.ts';
import { failureWords } from '../../../shared/http/api-error.ts';
import { actionFor } from './action-for.ts';
import { useDeclareEmployee } from './employees.api.ts';
import styles from './employees.module.css';

interface EmployeeActionsProps {
  readonly employee: EmployeeView;
  readonly onWithdraw: (employee: EmployeeView) => void;
}

/** What can be done about an employee as they stand. */
export function EmployeeActions({ employee, onWithdraw }: EmployeeActionsProps) {
  const t = useTranslations('employees');
  const { name } = employee.declaration;
  const action = actionFor(employee);
  if (action === 'declare') return <DeclareNow employee={employee} />;
  if (action === null) return null;
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      aria-label={t('withdrawNamed', { name })}
      onClick={() => onWithdraw(employee)}
    >
      {t('withdraw')}
    </Button>
  );
}

function DeclareNow({ employee: { id, name } }: { readonly employee: EmployeeView }) {
  const t = useTranslations('employees');
  const tError = useTranslations('errorMessages');
  const { mutate, isPending, error } = useDeclareEmployee();
  const declare = (): void =>
    mutate(id, {
      onSuccess: ({ declaration: { state } }) => {
        if (state === 'declared') showAlert({ tone: 'success', text: t('declared', { name }) });
        else if (state === 'refused') showAlert({ tone: 'error', text: t('detail.refused') });
      },
    });
  return (
    <div className={styles.stack}>
      <Button variant="default" loading={isPending} aria-label={t('declareNamed', { name })} onClick={declare}>
        {t('declare')}
      </Button>
      {error ? (
        <small role="alert" className={styles.failure}>
          {tError(failureWords(error))}
        </small>
      ) : null}
    </div>
  );
}
