import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWithdrawEmployee } from './employees.api.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import styles from './employees.module.css';

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
    <Dialog title={t('title', { name: declaredName })} onClose={onClose}>
      <div className={styles.dialog}>
        <FormError error={error} />
        <ul className={styles.points}>
          <li>{employee.leftAt ? t('left') : t('renamed', { name: employee.name })}</li>
          <li>{t('kept')}</li>
          <li>{t('provider')}</li>
        </ul>
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button color="red" loading={isPending} onClick={withdraw}>
            {t('confirm')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
