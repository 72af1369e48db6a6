import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { findUsers } from '@comptoir/domain/sales/menu/find-users';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Bullets } from '../../../ui/layout.tsx';
import { useRemoveEntry } from './menu.api.ts';

interface RemoveDialogProps {
  /** As it was when its removal was asked for. */
  readonly entry: MenuEntryView;
  readonly entries: readonly MenuEntryView[];
  readonly onClose: () => void;
}

/** As many as are named of what keeps an entry. */
const MOST_NAMED = 5;

/** Asks before an entry is removed, and says what stays of it; or what still names it, so that it is not. */
export function RemoveDialog({ entry, entries, onClose }: RemoveDialogProps) {
  const t = useTranslations('menu.remove');
  const language = useLanguage();
  const remove = useRemoveEntry();
  const { kind, code } = entry;
  // what another person has changed meanwhile is in sight behind the question
  const { revision, name: names } = entries.find((one) => one.kind === kind && one.code === code) ?? entry;
  const name = names[language];
  const users = findUsers(entries, entry);
  const title = t('title', { name });
  if (users.length > 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{t('used', { count: users.length })}</p>
        <Bullets>
          {users.slice(0, MOST_NAMED).map((user) => (
            <li key={`${user.kind} ${user.code}`}>{user.name[language]}</li>
          ))}
        </Bullets>
        {users.length > MOST_NAMED ? <p>{t('more', { count: users.length - MOST_NAMED })}</p> : null}
        <DialogFooter cancel={t('close')} />
      </Dialog>
    );
  const done = (): void => {
    showAlert({ tone: 'success', text: t('done', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      cancel={t('keep')}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={() => remove.mutate({ kind, code, revision }, { onSuccess: done })}
      isGrave
      isPending={remove.isPending}
      error={remove.error}
    >
      <p>{t(kind === 'item' ? 'item' : 'other')}</p>
      <p>{t('history', { code })}</p>
    </ConfirmDialog>
  );
}
