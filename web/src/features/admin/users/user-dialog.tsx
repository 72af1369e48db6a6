import type { UserView } from '@comptoir/contract/people/users';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/layout.tsx';
import { AccountActions } from './account-actions.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import { belongingOf, formOf } from './person-form.ts';
import { UserForm } from './user-form.tsx';
import { useUpdateUser, type AccountAction } from './users.api.ts';
import styles from './users.module.css';

interface UserDialogProps {
  readonly user: UserView;
  readonly onClose: () => void;
}

/** One person: name and role to change, and what can be done to the account, each after a question. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const t = useTranslations('users');
  const update = useUpdateUser();
  const isSelf = useSession()?.email === user.email;
  const [asked, setAsked] = useState<AccountAction | null>(null);

  return (
    <Dialog title={user.name} onClose={onClose}>
      {asked ? (
        <ConfirmAction user={user} action={asked} onDone={onClose} onBack={() => setAsked(null)} />
      ) : (
        <div className={styles.form}>
          <UserForm
            initial={formOf(user)}
            isNew={false}
            isRoleFixed={isSelf}
            submitLabel={t('save')}
            call={update}
            toInput={({ name, ...person }) => ({ id: user.id, name, belonging: belongingOf(person) })}
            onDone={onClose}
          >
            <Text tone="soft">{user.email}</Text>
          </UserForm>
          <AccountActions user={user} isSelf={isSelf} onAsk={setAsked} />
        </div>
      )}
    </Dialog>
  );
}
