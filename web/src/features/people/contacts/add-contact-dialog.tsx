import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/layout.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contacts.module.css';
import type { ContactsOf } from '../../../shared/queries/people.ts';
import { useAddContact } from './contacts.api.ts';

interface AddContactDialogProps {
  readonly of: ContactsOf;
  /** True when the person gets a right, as a merchant's people have. */
  readonly hasRight: boolean;
  readonly onClose: () => void;
}

/** Adds a person, who gets a temporary password by mail. */
export function AddContactDialog({ of, hasRight, onClose }: AddContactDialogProps) {
  const t = useTranslations('contacts.add');
  const language = useLanguage();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Text className={styles.lead} tone="soft" wrap="anywhere">
        {t('lead')}
      </Text>
      <ContactForm
        isNew
        initial={{ name: '', username: '', email: '', language, right: hasRight ? 'reader' : null }}
        submitLabel={t('send')}
        call={useAddContact(of)}
        toInput={({ right, ...content }) => (right ? { ...content, right } : content)}
        onDone={onClose}
      />
    </Dialog>
  );
}
