import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useWithdrawEmployee } from './employees.api.ts';

interface WithdrawDialogProps {
  readonly employee: EmployeeView;
  readonly onClose: () => void;
}

/** Says what follows before a name is removed at the authority. */
export function WithdrawDialog({ employee, onClose }: WithdrawDialogProps) {
  const t = useTranslations('employees.withdrawal');
  const tDetail = useTranslations('employees.detail');
  const { mutate, error, isPending } = useWithdrawEmployee();
  const { name: declaredName } = employee.declaration;
  const withdraw = (): void =>
    mutate(employee.id, {
      onSuccess: ({ declaration: { state } }) => {
        const isRefused = state === 'to-withdraw';
        showAlert(
          isRefused
            ? { tone: 'error', text: tDetail('refusedWithdrawal') }
            : { tone: 'success', text: t('done', { name: declaredName }) },
        );
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('title', { name: declaredName })}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={withdraw}
      isGrave
      isPending={isPending}
      error={error}
    >
      <ul>
        <li>{employee.leftAt ? t('left') : t('renamed', { name: employee.name })}</li>
        <li>{t('kept')}</li>
        <li>{t('provider')}</li>
      </ul>
    </ConfirmDialog>
  );
}
