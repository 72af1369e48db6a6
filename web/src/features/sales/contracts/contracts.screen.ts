import { CONTRACT_STATES, type ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import { type ListSearch, readFilters } from '../../../shared/lists/list-search.ts';
import { contractQuery } from '../../../shared/queries/contracts.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { amongst, filled } from '../../../lib/search-params.ts';
import { ContractIcon } from '../../../ui/icons.tsx';

/** The filters of a caterer's contracts; another list has states of its own. */
const readContractsSearch = (search: Record<string, unknown>): ListSearch & { stands?: ContractState[] } => ({
  ...readFilters({})(search),
  ...filled('stands', amongst(CONTRACT_STATES, search['stands'])),
});

export const contracts = screen({
  path: '/sales/contracts',
  access: 'read-estimates',
  group: 'sales',
  Icon: ContractIcon,
  search: readContractsSearch,
  isForCaterers: true,
  texts: ['contracts'],
  page: () => import('./contracts-page.tsx'),
});

export const contract = screen({
  path: '/sales/contracts/$idContract',
  access: 'read-estimates',
  texts: ['contracts'],
  firstQueries: ({ scope, params: { idContract = '' } }) => [contractQuery(scope, idContract)],
  page: () => import('./contract-page.tsx'),
});
