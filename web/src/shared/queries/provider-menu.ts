import type { checkProviderMenu, ProviderReport } from '@comptoir/contract/sales/menu-provider';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** The class that was chosen for each of `ProviderReport.asked`. */
export type ChosenClasses = Readonly<Record<string, ProviderReport['asked'][number]['classes'][number]>>;

/** Chosen classes as the API takes them. */
export const listChosen = (chosen: ChosenClasses) =>
  Object.entries(chosen).map(([key, taxClass]) => ({ key, taxClass }));

/** The provider's inventory against the menu; the report of other classes stays in sight while this one is on its way. */
export const providerMenuQuery = (scope: MerchantScope, chosen: ChosenClasses) =>
  queryOptions({
    queryKey: ['menu', 'provider', scope, chosen],
    queryFn: ({ signal }) =>
      call<typeof checkProviderMenu>('POST', '/menu/provider/check', {
        query: scope,
        body: { classes: listChosen(chosen) },
        headers: QUIET,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
