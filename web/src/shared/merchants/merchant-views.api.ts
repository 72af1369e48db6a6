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
import { merchantViewsQuery } from '../queries/merchant-views.ts';

export const useMerchantViews = () => useQuery(merchantViewsQuery());

/** What a view is saved from; null for a new one, which takes no other's place. */
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

export const useRemoveView = () =>
  useChange(
    (id: string) => call<typeof removeMerchantView>('DELETE', '/merchant-views/:id', { params: { id } }),
    'merchant-views',
  );
