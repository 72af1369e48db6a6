import type { ContactView } from '@comptoir/contract/people/contacts';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './contacts.module.css';
import { useRemoveContact } from './contacts.api.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

interface RemoveContactDialogProps {
  readonly contact: ContactView;
  readonly onClose: () => void;
}

/** Says what follows before a user is removed. */
export function RemoveContactDialog({ contact, onClose }: RemoveContactDialogProps) {
  const t = useTranslations('contacts.remove');
  const remove = useRemoveContact();
  return (
    <Dialog title={t('title', { name: contact.name })} onClose={onClose}>
      <FormError error={remove.error} />
      <p className={styles.lead}>{t('text', { email: contact.email })}</p>
      <DialogFooter cancel={t('keep')} onCancel={onClose}>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() => remove.mutate(contact.id, { onSuccess: onClose })}
        >
          {t('confirm')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
