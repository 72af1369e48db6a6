import type { MembershipView } from '@comptoir/contract/people/memberships';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useLeave } from './memberships.api.ts';

interface LeaveDialogProps {
  readonly place: MembershipView;
  readonly onClose: () => void;
}

/** Says what follows before a person leaves a business, or declines its invitation. */
export function LeaveDialog({ place, onClose }: LeaveDialogProps) {
  const t = useTranslations(place.state === 'invited' ? 'businesses.decline' : 'businesses.leave');
  const leave = useLeave();
  return (
    <ConfirmDialog
      title={t('title', { name: place.name })}
      cancel={t('stay')}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={() => leave.mutate(place.id, { onSuccess: onClose })}
      isGrave
      isPending={leave.isPending}
      error={leave.error}
    >
      <p>{t('text', { name: place.name })}</p>
    </ConfirmDialog>
  );
}
