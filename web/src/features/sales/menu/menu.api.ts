import type { streamLogs } from '@comptoir/contract/base/activity-log';
import type {
  checkMenuFile,
  exportMenu,
  importMenuFile,
  MenuEntryView,
  moveMenuEntry,
  removeMenuEntry,
  saveMenuEntry,
  setMenuStock,
} from '@comptoir/contract/sales/menu';
import type { MenuContent, MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { call, fetchFile, QUIET } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { patchOf, useOptimisticChange, type Patch } from '../../../shared/queries/optimistic-change.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';
import { menuQuery } from '../../../shared/queries/sales.ts';
import { moveBehind, type Moved } from './move-behind.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** The menu of the merchant in view, kept up to date while others change it. */
export function useMenu() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, (since) => readAgain(queries, since, 'menu'));
  return useQuery(menuQuery(scope));
}

interface Named {
  readonly kind: MenuKind;
  readonly code: string;
}

/** A content as it is sent; `revision` is the one that it changes, null for a new entry. */
export interface SavedEntry extends Named {
  readonly revision: number | null;
  readonly content: MenuContent;
}

const paramsOf = ({ kind, code }: Named) => ({ kind, entry: code });

export function useSaveEntry() {
  const query = useMerchantScope();
  return useChange(
    ({ revision, content, ...named }: SavedEntry) =>
      call<typeof saveMenuEntry>('PUT', '/menu/entries/:kind/:entry', {
        params: paramsOf(named),
        query,
        body: { revision, content },
        headers: QUIET,
      }),
    'menu',
  );
}

export function useRemoveEntry() {
  const scope = useMerchantScope();
  return useChange(
    ({ revision, ...named }: Named & { readonly revision: number }) =>
      call<typeof removeMenuEntry>('DELETE', '/menu/entries/:kind/:entry', {
        params: paramsOf(named),
        query: { ...scope, revision },
        headers: QUIET,
      }),
    'menu',
  );
}

const patchEntries = (apply: (entries: readonly MenuEntryView[]) => MenuEntryView[]): readonly Patch[] => [
  patchOf<{ readonly entries: MenuEntryView[] }>(['menu', 'entries'], (menu) => ({
    ...menu,
    entries: apply(menu.entries),
  })),
];

/** Says that there is none left of an item, or some again, and shows it at once. */
export function useSetStock() {
  const query = useMerchantScope();
  return useOptimisticChange({
    change: ({ code, isOut }: { readonly code: string; readonly isOut: boolean }) =>
      call<typeof setMenuStock>('PUT', '/menu/items/:entry/stock', {
        params: { entry: code },
        query,
        body: { isOut },
        headers: QUIET,
      }),
    patches: ({ code, isOut }) =>
      patchEntries((entries) =>
        entries.map((entry) => (entry.kind === 'item' && entry.code === code ? { ...entry, isOut } : entry)),
      ),
    resources: ['menu'],
  });
}

/** Moves an entry, and shows it at once. `turn` tells one move from the same one a little later. */
export function useMoveEntry() {
  const query = useMerchantScope();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useOptimisticChange({
    change: ({ kind, code, after }: Moved & { readonly turn: number }) => {
      const send = () =>
        call<typeof moveMenuEntry>('PUT', '/menu/entries/:kind/:entry/place', {
          params: paramsOf({ kind, code }),
          query,
          body: { after },
          headers: QUIET,
        });
      // one behind another: each is said of the order that the one before it leaves
      const sent = last.current.then(send, send);
      last.current = sent;
      return sent;
    },
    patches: (moved) => patchEntries((entries) => moveBehind(entries, moved)),
    resources: ['menu'],
  });
}

/** Previews the effect of a file; nothing changes. */
export function useCheckFile() {
  const query = useMerchantScope();
  return useCallOnce({
    mutationFn: (file: string) =>
      call<typeof checkMenuFile>('POST', '/menu/file/check', { query, body: { file }, headers: QUIET }),
  });
}

export function useImportFile() {
  const query = useMerchantScope();
  return useChange(
    (body: { readonly file: string; readonly version: string }) =>
      call<typeof importMenuFile>('POST', '/menu/file', { query, body, headers: QUIET }),
    'menu',
  );
}

/** Fetches the items as a file that can be taken back in. */
export function useFetchMenuFile() {
  const query = useMerchantScope();
  return useCallOnce({ mutationFn: () => fetchFile<typeof exportMenu>('/menu/file', { query }) });
}
