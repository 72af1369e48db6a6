import type { ContactView } from '@comptoir/contract/people/contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useSetRight } from './contacts.api.ts';
import { RightField } from './right-field.tsx';

interface RightDialogProps {
  readonly contact: ContactView;
  readonly onClose: () => void;
}

/** Changes what a person may do, or confirms a user of whom the provider did not say who they are. */
export function RightDialog({ contact, onClose }: RightDialogProps) {
  const { id, name, state, right: held } = contact;
  const t = useTranslations(state === 'to-confirm' ? 'contacts.confirm' : 'contacts.right');
  const change = useSetRight();
  const [right, setRight] = useState(held ?? 'reader');
  return (
    <ConfirmDialog
      title={t('title', { name })}
      onCancel={onClose}
      confirm={t('save')}
      onConfirm={() => change.mutate({ id, right }, { onSuccess: onClose })}
      isPending={change.isPending}
      error={change.error}
    >
      <p>{t('lead')}</p>
      <RightField value={right} onChange={setRight} />
    </ConfirmDialog>
  );
}
