import type { ContactView } from '@comptoir/contract/people/contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './contacts.module.css';
import { useSetRight } from './contacts.api.ts';
import { RightField } from './right-field.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

interface RightDialogProps {
  readonly contact: ContactView;
  readonly onClose: () => void;
}

/** Changes what a person may do, or confirms a user of whom the provider did not say who they are. */
export function RightDialog({ contact, onClose }: RightDialogProps) {
  const { id, name, state, right: held } = contact;
  const t = useTranslations(state === 'to-confirm' ? 'contacts.confirm' : 'contacts.right');
  const tActions = useTranslations('contacts.actions');
  const change = useSetRight();
  const [right, setRight] = useState(held ?? 'reader');
  return (
    <Dialog title={t('title', { name })} onClose={onClose}>
      <FormError error={change.error} />
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.form}>
        <RightField value={right} onChange={setRight} />
        <DialogFooter cancel={tActions('cancel')} onCancel={onClose}>
          <Button loading={change.isPending} onClick={() => change.mutate({ id, right }, { onSuccess: onClose })}>
            {t('save')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
