import type { ContactView } from '@comptoir/contract/people/contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PeopleTable } from '../../../shared/people/people-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { PeopleIcon } from '../../../ui/icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ContactMenu } from './contact-menu.tsx';
import type { ContactsOf } from '../../../shared/queries/people.ts';
import { useContacts } from './contacts.api.ts';
import { EditContactDialog } from './edit-contact-dialog.tsx';
import { RemoveContactDialog } from './remove-contact-dialog.tsx';
import { RightDialog } from './right-dialog.tsx';

interface ContactListProps {
  readonly of: ContactsOf;
  readonly canEdit: boolean;
}

/** Open dialog, and its person. */
interface OpenDialog {
  readonly kind: 'edit' | 'right' | 'remove';
  readonly contact: ContactView;
}

/** The people of a merchant or partner, and what can be done about each. */
export function ContactList({ of, canEdit }: ContactListProps) {
  const t = useTranslations('contacts');
  const tEmpty = useTranslations('ui.empty');
  const { data, error, refetch } = useContacts(of);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = (): void => setDialog(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={<PeopleIcon size={24} />} title={tEmpty('nothing')}>
        {t('empty')}
      </EmptyState>
    );
  const renderActions = (contact: ContactView) => (
    <ContactMenu
      contact={contact}
      onEdit={() => setDialog({ kind: 'edit', contact })}
      onRight={() => setDialog({ kind: 'right', contact })}
      onRemove={() => setDialog({ kind: 'remove', contact })}
    />
  );
  return (
    <>
      <PeopleTable caption={t('caption')} people={data.items} renderActions={canEdit ? renderActions : undefined} />
      {dialog ? <ContactDialog dialog={dialog} onClose={close} /> : null}
    </>
  );
}

const DIALOGS = { edit: EditContactDialog, right: RightDialog, remove: RemoveContactDialog } as const;

function ContactDialog({ dialog, onClose }: { readonly dialog: OpenDialog; readonly onClose: () => void }) {
  const Chosen = DIALOGS[dialog.kind];
  return <Chosen contact={dialog.contact} onClose={onClose} />;
}
