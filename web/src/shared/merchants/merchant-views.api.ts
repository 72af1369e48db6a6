import type {
  createMerchantView,
  KeptMerchantView,
  MerchantListView,
  removeMerchantView,
  updateMerchantView,
} from '@comptoir/contract/base/merchant-views';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { useChange } from '../queries/invalidate.ts';
import { patchOf, useOptimisticChange } from '../queries/optimistic-change.ts';
import { merchantViewsQuery } from '../queries/merchant-views.ts';

interface MerchantListViews {
  readonly items: readonly MerchantListView[];
}

export const useMerchantViews = () => useQuery(merchantViewsQuery());

/** View as saved over the one with the id; null for a new one, which takes no other's place. */
type SavedView = Omit<KeptMerchantView, 'columns'> & {
  readonly id: string | null;
  readonly columns: readonly KeptMerchantView['columns'][number][];
};

export const useSaveView = () =>
  useChange(({ id, name, wanted, sort, columns, isShared, isDefault }: SavedView): Promise<MerchantListView> => {
    const body = { name, wanted, sort, columns: [...columns], isShared, isDefault };
    return id === null
      ? call<typeof createMerchantView>('POST', '/merchant-views', { body, headers: QUIET })
      : call<typeof updateMerchantView>('PUT', '/merchant-views/:id', { params: { id }, body, headers: QUIET });
  }, 'merchant-views');

/**
 * Changes the user's own view where it stands, but for its name, which may be taken. Only one is what the list opens with.
 */
export const useChangeView = () =>
  useOptimisticChange({
    change: ({ id, name, wanted, sort, columns, isShared, isDefault }: MerchantListView) =>
      call<typeof updateMerchantView>('PUT', '/merchant-views/:id', {
        params: { id },
        body: { name, wanted, sort, columns, isShared, isDefault },
      }),
    patches: (changed) => [
      patchOf<MerchantListViews>(['merchant-views'], ({ items }) => ({
        items: items.map((view) => {
          if (view.id === changed.id) return changed;
          return view.isOwn && changed.isDefault ? { ...view, isDefault: false } : view;
        }),
      })),
    ],
    resources: ['merchant-views'],
  });

export const useRemoveView = () =>
  useChange(
    (id: string) => call<typeof removeMerchantView>('DELETE', '/merchant-views/:id', { params: { id } }),
    'merchant-views',
  );
