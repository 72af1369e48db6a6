import { REVISION_STATES, type RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { type ListSearch, readFilters } from '../../../shared/lists/list-search.ts';
import { estimateQuery } from '../../../shared/queries/estimates.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { amongst, dayOf, filled, idOf, listOf } from '../../../lib/search-params.ts';
import { EstimateIcon } from '../../../ui/icons.tsx';

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
const readEstimatesSearch = (search: Record<string, unknown>): EstimatesSearch => ({
  ...readFilters({ view: ['calendar'] })(search),
  ...filled('stages', amongst(REVISION_STATES, search['stages'])),
  customerId: idOf(search['customerId']),
  from: dayOf(search['from']),
  to: dayOf(search['to']),
  month: listOf(search['month']).find((month) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)),
});

export const estimates = screen({
  path: '/sales/estimates',
  access: 'read-estimates',
  group: 'sales',
  Icon: EstimateIcon,
  search: readEstimatesSearch,
  isForCaterers: true,
  texts: ['estimates'],
  page: () => import('./estimates-page.tsx'),
});

export const newEstimate = screen({
  path: '/sales/estimates/new',
  access: 'edit-estimates',
  texts: ['estimates', 'estimateEditor', 'estimateDocument', 'estimateFaults', 'customers', 'leaveGuard'],
  page: () => import('./new-estimate-page.tsx'),
});

export const estimate = screen({
  path: '/sales/estimates/$idEstimate',
  access: 'read-estimates',
  texts: ['estimates', 'estimate', 'estimateEditor', 'estimateDocument', 'estimateFaults'],
  firstQueries: ({ scope, params: { idEstimate = '' } }) => [estimateQuery(scope, idEstimate)],
  page: () => import('./estimate-page.tsx'),
});

export const editEstimate = screen({
  path: '/sales/estimates/$idEstimate/edit',
  access: 'edit-estimates',
  texts: ['estimateEditor', 'estimateDocument', 'estimateFaults', 'customers', 'leaveGuard'],
  firstQueries: ({ scope, params: { idEstimate = '' } }) => [estimateQuery(scope, idEstimate)],
  page: () => import('./edit-estimate-page.tsx'),
});
