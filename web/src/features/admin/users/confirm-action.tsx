import type { UserView } from '@comptoir/contract/people/users';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useAccountAction, type AccountAction } from './users.api.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import styles from './users.module.css';

interface ConfirmActionProps {
  readonly user: UserView;
  readonly action: AccountAction;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Says what follows from an action before it is done. */
export function ConfirmAction({ user, action, onDone, onBack }: ConfirmActionProps) {
  const t = useTranslations('users');
  const question = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, error } = useAccountAction();

  // it takes the place of what had the focus, and is read out
  useEffect(() => question.current?.focus(), []);

  const confirm = (): void =>
    mutate(
      { id: user.id, action },
      {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t(`actions.${action}.done`, { name: user.name }) });
          onDone();
        },
      },
    );

  return (
    <div className={styles.form}>
      <FormError error={error} />
      <p ref={question} tabIndex={-1}>
        {t(`actions.${action}.ask`, { name: user.name })}
      </p>
      <DialogFooter cancel={t('back')} onCancel={onBack}>
        <Button color={action === 'suspend' ? 'red' : 'green'} loading={isPending} onClick={confirm}>
          {t(`actions.${action}.do`)}
        </Button>
      </DialogFooter>
    </div>
  );
}
