import type { ContactView } from '@comptoir/contract/people/contacts';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { showAlert } from '../../../lib/alerts.ts';
import styles from './contacts.module.css';
import { useInviteAgain } from './contacts.api.ts';

interface ContactActionsProps {
  readonly contact: ContactView;
  readonly onEdit: () => void;
  readonly onRight: () => void;
  readonly onRemove: () => void;
}

/** What can be done about a person; no one lowers or removes themselves, nor an owner whom the provider names. */
export function ContactActions(props: ContactActionsProps) {
  const t = useTranslations('contacts.actions');
  const { name, state, isSelf, isProviderOwner } = props.contact;
  return (
    <div className={styles.buttons}>
      {state === 'invited' ? <InviteAgain {...props.contact} /> : null}
      {isSelf || isProviderOwner ? null : <RightButton {...props} />}
      <Button variant="default" aria-label={t('editNamed', { name })} onClick={props.onEdit}>
        {t('edit')}
      </Button>
      {isSelf || isProviderOwner ? null : <RemoveButton {...props} />}
    </div>
  );
}

function InviteAgain({ id, name }: ContactView) {
  const t = useTranslations('contacts.actions');
  const { mutate, isPending } = useInviteAgain();
  const inviteAgain = (): void =>
    mutate(id, {
      onSuccess: () => showAlert({ tone: 'success', text: t('invited', { name }) }),
      onError: () => showAlert({ tone: 'error', text: t('notInvited', { name }) }),
    });
  return (
    <Button variant="default" loading={isPending} aria-label={t('inviteNamed', { name })} onClick={inviteAgain}>
      {t('invite')}
    </Button>
  );
}

/** Of a merchant's people; a partner's have no right. */
function RightButton({ contact: { name, state, right }, onRight }: ContactActionsProps) {
  const t = useTranslations('contacts.actions');
  if (right === null) return null;
  const act = state === 'to-confirm' ? 'confirm' : 'right';
  return (
    <Button
      variant={act === 'confirm' ? 'filled' : 'default'}
      aria-label={t(`${act}Named`, { name })}
      onClick={onRight}
    >
      {t(act)}
    </Button>
  );
}

function RemoveButton({ contact: { name, state }, onRemove }: ContactActionsProps) {
  const t = useTranslations('contacts.actions');
  const act = state === 'to-confirm' ? 'refuse' : 'remove';
  return (
    <Button variant="default" aria-label={t(`${act}Named`, { name })} onClick={onRemove}>
      {t(act)}
    </Button>
  );
}
