import type { ContactView } from '@comptoir/contract/people/contacts';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useInviteAgain } from './contacts.api.ts';

interface ContactMenuProps {
  readonly contact: ContactView;
  readonly onEdit: () => void;
  readonly onRight: () => void;
  readonly onRemove: () => void;
}

type Entry = 'invite' | 'confirm' | 'right' | 'edit' | 'refuse' | 'remove';

/** Actions on a person. */
export function ContactMenu({ contact, onEdit, onRight, onRemove }: ContactMenuProps) {
  const t = useTranslations('contacts.actions');
  const tUi = useTranslations('ui');
  const inviteAgain = useInvitation(contact);
  const acts: Readonly<Record<Entry, () => void>> = {
    invite: inviteAgain,
    confirm: onRight,
    right: onRight,
    edit: onEdit,
    refuse: onRemove,
    remove: onRemove,
  };
  return (
    <Menu
      label={tUi('actionsOn', { name: contact.name })}
      entries={entriesFor(contact).map((key) => ({
        key,
        label: t(key),
        name: t(`${key}Named`, { name: contact.name }),
        isGrave: key === 'refuse' || key === 'remove',
      }))}
      onChoose={(key) => acts[key]()}
    />
  );
}

/** No one lowers or removes themselves, nor an owner whom the provider names. A partner's people have no right. */
function entriesFor({ state, right, isSelf, isProviderOwner }: ContactView): Entry[] {
  const isFixed = isSelf || isProviderOwner;
  const isToConfirm = state === 'to-confirm';
  const offered: readonly (readonly [Entry, boolean])[] = [
    ['invite', state === 'invited'],
    [isToConfirm ? 'confirm' : 'right', !isFixed && right !== null],
    ['edit', true],
    [isToConfirm ? 'refuse' : 'remove', !isFixed],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([entry]) => entry);
}

function useInvitation({ id, name }: ContactView): () => void {
  const t = useTranslations('contacts.actions');
  const { mutate } = useInviteAgain();
  return () =>
    mutate(id, {
      onSuccess: () => showAlert({ tone: 'success', text: t('invited', { name }) }),
      onError: () => showAlert({ tone: 'error', text: t('notInvited', { name }) }),
    });
}
