import type { ContactView } from '@comptoir/contract/contacts';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import styles from './contacts.module.css';
import { useInviteAgain } from './contacts.api.ts';

interface ContactActionsProps {
  readonly contact: ContactView;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What can be done about a person; nobody removes themselves. */
export function ContactActions({ contact, onEdit, onRemove }: ContactActionsProps) {
  const t = useTranslations('contacts.actions');
  const invite = useInviteAgain();
  const { id, name, state, isSelf } = contact;
  const inviteAgain = (): void =>
    invite.mutate(id, {
      onSuccess: () => showAlert({ tone: 'success', text: t('invited', { name }) }),
      onError: () => showAlert({ tone: 'error', text: t('notInvited', { name }) }),
    });
  return (
    <div className={styles.buttons}>
      {state === 'invited' ? (
        <Button
          size="sm"
          variant="default"
          loading={invite.isPending}
          aria-label={t('inviteNamed', { name })}
          onClick={inviteAgain}
        >
          {t('invite')}
        </Button>
      ) : null}
      <Button size="sm" variant="default" aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      {isSelf ? null : (
        <Button size="sm" variant="default" aria-label={t('removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
