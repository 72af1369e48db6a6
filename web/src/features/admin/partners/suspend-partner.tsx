import type { PartnerView } from '@comptoir/contract/people/partners';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useSuspendPartner } from './partner-list.api.ts';

interface SuspendPartnerProps {
  readonly partner: PartnerView;
  readonly onClose: () => void;
}

/** Says what follows before a partner is suspended or taken up again. */
export function SuspendPartner({ partner, onClose }: SuspendPartnerProps) {
  const { id, name, merchants, users, suspended } = partner;
  const t = useTranslations(`partnerList.${suspended ? 'reinstate' : 'suspend'}`);
  const { mutate, isPending, error } = useSuspendPartner();
  const done = (): void => {
    showAlert({ tone: 'success', text: t('done', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('title', { name })}
      onCancel={onClose}
      confirm={t('do')}
      onConfirm={() => mutate({ id, suspended: !suspended }, { onSuccess: done })}
      isGrave={!suspended}
      isPending={isPending}
      error={error}
    >
      <p>{t('people', { users })}</p>
      <p>{t('merchants', { merchants })}</p>
    </ConfirmDialog>
  );
}
