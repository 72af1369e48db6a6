import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contacts.module.css';
import { useAddContact, type ContactsOf } from './contacts.api.ts';

/** Adds a person, who gets a temporary password by mail. */
export function AddContactDialog({ of, onClose }: { readonly of: ContactsOf; readonly onClose: () => void }) {
  const t = useTranslations('contacts.add');
  const language = useLanguage();
  const add = useAddContact(of);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className={styles.lead}>{t('lead')}</p>
      <ContactForm
        isNew
        initial={{ name: '', username: '', email: '', language }}
        submitLabel={t('send')}
        isPending={add.isPending}
        refusal={add.error}
        onSubmit={(content) => add.mutate(content, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
