import type { ContactView } from '@comptoir/contract/people/contacts';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/layout.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contacts.module.css';
import { useUpdateContact } from './contacts.api.ts';

interface EditContactDialogProps {
  readonly contact: ContactView;
  readonly onClose: () => void;
}

/** Changes a person; another email signs them out. */
export function EditContactDialog({ contact, onClose }: EditContactDialogProps) {
  const t = useTranslations('contacts.edit');
  const { id, isSelf, isProviderOwner, name, username, email } = contact;
  return (
    <Dialog title={t('title', { name })} onClose={onClose}>
      {isSelf || isProviderOwner ? null : (
        <Text className={styles.lead} tone="soft" wrap="anywhere">
          {t('lead')}
        </Text>
      )}
      <ContactForm
        isNew={false}
        emailFixedFor={isSelf ? 'own' : isProviderOwner ? 'provider' : null}
        // the language is the person's own to choose once they have come in
        initial={{ name, username, email, language: 'fr', right: null }}
        submitLabel={t('save')}
        call={useUpdateContact()}
        toInput={(content) => ({ id, name: content.name, username: content.username, email: content.email })}
        onDone={onClose}
      />
    </Dialog>
  );
}
