import type { UserView } from '@comptoir/contract/people/users';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useAccountAction, type AccountAction } from './users.api.ts';

interface ConfirmActionProps {
  readonly user: UserView;
  readonly action: AccountAction;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Says what follows from an action before it is done. */
export function ConfirmAction({ user, action, onDone, onBack }: ConfirmActionProps) {
  const t = useTranslations('users');
  const { mutate, isPending, error } = useAccountAction();

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
    <ConfirmStep
      cancel={t('back')}
      onCancel={onBack}
      confirm={t(`actions.${action}.do`)}
      onConfirm={confirm}
      isGrave={action === 'suspend'}
      isPending={isPending}
      error={error}
    >
      <p>{t(`actions.${action}.ask`, { name: user.name })}</p>
    </ConfirmStep>
  );
}
