import type { MerchantListView } from '@comptoir/contract/base/merchant-views';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../confirmation/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { usePermission } from '../access/permission.ts';
import { useChangeView, useRemoveView } from './merchant-views.api.ts';
import type { ShownMerchants } from './use-merchant-filters.ts';

// its form is for the moments when something is kept
const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }));

interface ViewMenuProps {
  /** The view that is open, if any. */
  readonly opened: MerchantListView | null;
  /** True when something else is shown than it asks for. */
  readonly isChanged: boolean;
  readonly shown: ShownMerchants;
  readonly onShow: (shown: ShownMerchants, saved: string | null) => void;
}

/** Actions on what is shown, and on the view that is open. Nothing takes a view's place but by its name. */
export function ViewMenu({ opened, isChanged, shown, onShow }: ViewMenuProps) {
  const t = useTranslations('merchantViews');
  const [dialog, setDialog] = useState<'new' | 'edit' | 'remove' | null>(null);
  const { mutate: change } = useChangeView();
  const maySee = usePermission('use-administration');
  const own = opened?.isOwn ? opened : null;
  const choose = (key: Key): void => {
    if (key === 'new' || key === 'edit' || key === 'remove') setDialog(key);
    else if (own) change({ ...own, ...changeBy(key, own, shown) });
  };
  const props = { dialog, own, shown, onShow, onClose: () => setDialog(null) };
  return (
    <>
      <Menu
        label={t('actions')}
        entries={keysFor({ own, isChanged, maySee }).map((key) => ({
          key,
          label: t(`menu.${key}`, { name: own?.name ?? '' }),
          isGrave: key === 'remove',
        }))}
        onChoose={choose}
      />
      <ViewDialog {...props} />
    </>
  );
}

type Key = 'new' | 'edit' | 'remove' | 'keep' | 'pin' | 'unpin' | 'share' | 'unshare';

interface KeysAsked {
  readonly own: MerchantListView | null;
  readonly isChanged: boolean;
  /** True when there are others to share with. */
  readonly maySee: boolean;
}

/** Lists the actions that are possible now, in the order of the menu. */
function keysFor({ own, isChanged, maySee }: KeysAsked): readonly Key[] {
  if (!own) return ['new'];
  const offered: readonly (readonly [Key, boolean])[] = [
    ['new', true],
    ['keep', isChanged],
    [own.isDefault ? 'unpin' : 'pin', true],
    [own.isShared ? 'unshare' : 'share', maySee],
    ['edit', true],
    ['remove', true],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([key]) => key);
}

function changeBy(key: 'keep' | 'pin' | 'unpin' | 'share' | 'unshare', own: MerchantListView, shown: ShownMerchants) {
  if (key === 'keep') return { ...shown, columns: [...shown.columns], dropped: [] };
  if (key === 'pin' || key === 'unpin') return { isDefault: !own.isDefault };
  return { isShared: !own.isShared };
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
