import { readFilters } from '../../../shared/lists/list-search.ts';
import { posConnectionQuery } from '../../../shared/queries/provider.ts';
import { employeesQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { PeopleIcon } from '../../../ui/icons.tsx';

export const employees = screen({
  path: '/employees',
  access: 'list-employees',
  group: 'sales',
  Icon: PeopleIcon,
  search: readFilters({ state: ['attention', 'waiting', 'declared'] }),
  texts: ['employees'],
  firstQueries: ({ scope }) => [employeesQuery(scope), posConnectionQuery(scope)],
  page: () => import('./employees-page.tsx'),
});
