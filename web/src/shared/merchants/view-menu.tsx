import type { MerchantListView } from '@comptoir/contract/base/merchant-views';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../confirmation/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useRemoveView, useSaveView } from './merchant-views.api.ts';
import type { ShownMerchants } from './use-merchant-filters.ts';

// its form is for the moments when something is kept
const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }));

interface ViewMenuProps {
  /** The view that is open, if any. */
  readonly opened: MerchantListView | null;
  /** Whether something else is shown than it asks for. */
  readonly isChanged: boolean;
  readonly shown: ShownMerchants;
  readonly onShow: (shown: ShownMerchants, saved: string | null) => void;
}

/** What can be done with what is shown, and with the view that is open. Nothing takes a view's place but by its name. */
export function ViewMenu({ opened, isChanged, shown, onShow }: ViewMenuProps) {
  const t = useTranslations('merchantViews');
  const [dialog, setDialog] = useState<'new' | 'edit' | 'remove' | null>(null);
  const save = useSaveView();
  const own = opened?.isOwn ? opened : null;
  const choose = (key: 'new' | 'keep' | 'edit' | 'remove'): void => {
    if (key !== 'keep') setDialog(key);
    else if (own) save.mutate({ ...own, ...shown });
  };
  const ofOwn = own
    ? [
        ...(isChanged ? [{ key: 'keep' as const, label: t('keep', { name: own.name }) }] : []),
        { key: 'edit' as const, label: t('edit') },
        { key: 'remove' as const, label: t('remove'), isGrave: true },
      ]
    : [];
  const props = { dialog, own, shown, onShow, onClose: () => setDialog(null) };
  return (
    <>
      <Menu label={t('actions')} entries={[{ key: 'new' as const, label: t('saveAs') }, ...ofOwn]} onChoose={choose} />
      <ViewDialog {...props} />
    </>
  );
}

interface ViewDialogProps extends Pick<ViewMenuProps, 'shown' | 'onShow'> {
  readonly dialog: 'new' | 'edit' | 'remove' | null;
  readonly own: MerchantListView | null;
  readonly onClose: () => void;
}

function ViewDialog({ dialog, own, shown, onShow, onClose }: ViewDialogProps) {
  if (dialog === 'remove' && own)
    return <RemoveView view={own} onClose={onClose} onRemoved={() => onShow(shown, null)} />;
  if (dialog === null) return null;
  return (
    <Suspense>
      {dialog === 'edit' && own ? (
        <SaveViewDialog shown={own} view={own} onClose={onClose} />
      ) : (
        <SaveViewDialog shown={shown} view={null} onClose={onClose} onSaved={(view) => onShow(view, view.id)} />
      )}
    </Suspense>
  );
}

interface RemoveViewProps {
  readonly view: MerchantListView;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveView({ view: { id, name, isShared }, onClose, onRemoved }: RemoveViewProps) {
  const t = useTranslations('merchantViews');
  const { mutate, isPending, error } = useRemoveView();
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => {
        onRemoved();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      confirm={t('remove')}
      isGrave
      isPending={isPending}
      error={error}
      onCancel={onClose}
      onConfirm={remove}
    >
      <p>{t(isShared ? 'removeShared' : 'removeText')}</p>
    </ConfirmDialog>
  );
}
