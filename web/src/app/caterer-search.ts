import { CONTRACT_STATES, type ContractState } from '@comptoir/domain/sales/contracts/contract-state';
import { REVISION_STATES, type RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { readFilters, type ListSearch } from '../shared/lists/list-search.ts';
import { amongst, dayOf, filled, idOf, listOf } from './search-params.ts';

interface EstimatesSearch extends ListSearch {
  /** Those of estimates; another list has states of its own. */
  stages?: RevisionState[];
  customerId?: string | undefined;
  /** Days of occasions. */
  from?: string | undefined;
  to?: string | undefined;
  /** The calendar instead of the list, and the month that it shows. */
  view?: 'calendar';
  month?: string | undefined;
}

/** The filters of a caterer's estimates. */
export const readEstimatesSearch = (search: Record<string, unknown>): EstimatesSearch => ({
  ...readFilters({ view: ['calendar'] })(search),
  ...filled('stages', amongst(REVISION_STATES, search['stages'])),
  customerId: idOf(search['customerId']),
  from: dayOf(search['from']),
  to: dayOf(search['to']),
  month: listOf(search['month']).find((month) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)),
});

/** The filters of a caterer's contracts; another list has states of its own. */
export const readContractsSearch = (search: Record<string, unknown>): ListSearch & { stands?: ContractState[] } => ({
  ...readFilters({})(search),
  ...filled('stands', amongst(CONTRACT_STATES, search['stands'])),
});
