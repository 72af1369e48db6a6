import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { belongingOf, type PersonForm } from './person-form.ts';
import { UserForm } from './user-form.tsx';
import { useInviteUser } from './users.api.ts';

/** Makes an account; the person gets a temporary password by mail. */
export function InviteUserDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('users.invitation');
  const language = useLanguage();
  const initial: PersonForm = { email: '', name: '', role: 'merchant', belongsTo: '', language };

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <UserForm
        initial={initial}
        isNew
        submitLabel={t('send')}
        call={useInviteUser()}
        toInput={({ email, name, language: spoken, ...person }) => ({
          email,
          name,
          language: spoken,
          belonging: belongingOf(person),
        })}
        onDone={onClose}
      >
        <p>{t('lead')}</p>
      </UserForm>
    </Dialog>
  );
}
