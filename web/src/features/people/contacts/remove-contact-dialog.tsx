import type { ContactView } from '@comptoir/contract/people/contacts';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useRemoveContact } from './contacts.api.ts';

interface RemoveContactDialogProps {
  readonly contact: ContactView;
  readonly onClose: () => void;
}

/** Says what follows before a user is removed. */
export function RemoveContactDialog({ contact, onClose }: RemoveContactDialogProps) {
  const t = useTranslations('contacts.remove');
  const remove = useRemoveContact();
  return (
    <ConfirmDialog
      title={t('title', { name: contact.name })}
      cancel={t('keep')}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={() => remove.mutate(contact.id, { onSuccess: onClose })}
      isGrave
      isPending={remove.isPending}
      error={remove.error}
    >
      <p>{t('text', { email: contact.email })}</p>
    </ConfirmDialog>
  );
}
