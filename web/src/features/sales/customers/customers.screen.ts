import { readFilters } from '../../../shared/lists/list-search.ts';
import { customersQuery } from '../../../shared/queries/customers.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { PersonIcon } from '../../../ui/icons.tsx';

export const customers = screen({
  path: '/sales/customers',
  access: 'read-customers',
  group: 'sales',
  Icon: PersonIcon,
  search: readFilters({}),
  isForCaterers: true,
  texts: ['customers', 'estimates', 'contracts'],
  firstQueries: ({ scope, search }) => [customersQuery(scope, search.q?.trim() ?? '')],
  page: () => import('./customers-page.tsx'),
});
