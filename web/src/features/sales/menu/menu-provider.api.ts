import type { leaveProviderMenu, ProviderReport, takeProviderMenu } from '@comptoir/contract/sales/menu-provider';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { listChosen, providerMenuQuery, type ChosenClasses } from '../../../shared/queries/provider-menu.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

/** Milliseconds between two looks whether a reading is through. */
const LOOK_EVERY = 2000;

/** The provider's inventory against the menu; looked at again for as long as no reading after `since` is through. */
export function useProviderMenu(chosen: ChosenClasses, since: string | null | undefined) {
  const query = useMerchantScope();
  return useQuery({
    ...providerMenuQuery(query, chosen),
    refetchInterval: ({ state }) => (isAwaited(state.data, since) ? LOOK_EVERY : false),
  });
}

/** True as long as nothing was read after what was shown when a person asked; undefined: no one did. */
export const isAwaited = (report: ProviderReport | undefined, since: string | null | undefined): boolean =>
  report !== undefined && (report.readAt === null || report.readAt === since);

export function useTakeProviderMenu() {
  const query = useMerchantScope();
  return useChange(
    ({ chosen, version }: { chosen: ChosenClasses; version: string }) =>
      call<typeof takeProviderMenu>('POST', '/menu/provider', {
        query,
        body: { classes: listChosen(chosen), version },
        headers: QUIET,
      }),
    'menu',
  );
}

export function useLeaveProviderMenu() {
  const query = useMerchantScope();
  return useChange(() => call<typeof leaveProviderMenu>('DELETE', '/menu/provider', { query, headers: QUIET }), 'menu');
}
