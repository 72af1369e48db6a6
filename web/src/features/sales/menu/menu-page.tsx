import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useOpenedId } from '../../../shared/lists/use-opened-row.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { FileMenu } from './file-menu.tsx';
import { ItemList } from './item-list.tsx';
import { useMenu } from './menu.api.ts';
import { OtherEntries } from './other-entries.tsx';
import { OTHER_KINDS } from './read-menu-search.ts';

// forms are for the moments when something is changed
const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog.tsx')).EntryDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));
const ImportFromProvider = lazy(async () => ({
  default: (await import('./import-from-provider.tsx')).ImportFromProvider,
}));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

type Opened = 'new' | 'import' | 'provider' | { readonly toRemove: MenuEntryView } | null;

/** The menu that tills sell from: items, and what they are ordered by, chosen with, served in and sold during. */
export function MenuPage() {
  const t = useTranslations('menu');
  const { data, error, refetch } = useMenu();
  const canEdit = usePermission('edit-menu');
  const { search, change } = useAddress();
  const kind: MenuEntryView['kind'] = search.kind ?? 'item';
  const [opened, open] = useState<Opened>(null);
  const acts = {
    canEdit,
    onAdd: () => open('new'),
    onImport: () => open('import'),
    onProvider: () => open('provider'),
    onRemove: (toRemove: MenuEntryView) => open({ toRemove }),
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <FileMenu {...acts} />
          {canEdit ? (
            <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={acts.onAdd}>
              {t(`add.${kind}`)}
            </Button>
          ) : null}
        </>
      }
    >
      <ViewSwitch
        label={t('kinds.label')}
        views={(['item', ...OTHER_KINDS] as const).map((view) => ({ view, label: t(`kinds.${view}`) }))}
        shown={kind}
        onShow={(chosen) => change({ kind: chosen === 'item' ? undefined : chosen, open: undefined, page: undefined })}
      />
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data ? <Entries kind={kind} entries={data.entries} {...acts} /> : null}
      {data || error ? null : <SkeletonRows count={8} />}
      {data ? <Dialogs kind={kind} entries={data.entries} opened={opened} onClose={() => open(null)} /> : null}
    </Page>
  );
}

/** Acts on a menu that a list offers to who may change it. */
export interface MenuActs {
  readonly canEdit: boolean;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onProvider: () => void;
  readonly onRemove: (entry: MenuEntryView) => void;
}

interface EntriesProps extends MenuActs {
  readonly kind: MenuEntryView['kind'];
  readonly entries: readonly MenuEntryView[];
}

const Entries = ({ kind, ...props }: EntriesProps) =>
  kind === 'item' ? <ItemList {...props} /> : <OtherEntries key={kind} kind={kind} {...props} />;

/** The entry that the address names. It stays open when another person removes what is typed about. */
function OpenedEntry({ kind, entries }: Pick<DialogsProps, 'kind' | 'entries'>) {
  const { openId, close } = useOpenedId();
  const [known, setKnown] = useState<string>();
  const entry = entries.find((one) => one.kind === kind && one.code === openId) ?? null;
  if (entry && known !== openId) setKnown(openId);
  if (openId === undefined || (entry === null && known !== openId)) return null;
  return <EntryDialog key={`${kind} ${openId}`} kind={kind} entry={entry} entries={entries} onClose={close} />;
}

interface DialogsProps {
  readonly kind: MenuEntryView['kind'];
  readonly entries: readonly MenuEntryView[];
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** The dialog that is open: by a button, or by the address, which names an entry. */
function Dialogs({ kind, entries, opened, onClose }: DialogsProps) {
  const canEdit = usePermission('edit-menu');
  if (!canEdit) return null;
  return (
    <Suspense>
      <OpenedEntry kind={kind} entries={entries} />
      {opened === 'new' ? <EntryDialog kind={kind} entry={null} entries={entries} onClose={onClose} /> : null}
      {opened === 'import' ? <ImportDialog onClose={onClose} /> : null}
      {opened === 'provider' ? <ImportFromProvider onClose={onClose} /> : null}
      {typeof opened === 'object' && opened ? (
        <RemoveDialog entry={opened.toRemove} entries={entries} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
