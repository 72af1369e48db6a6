import { readFilters } from '../../../shared/lists/list-search.ts';
import { usersQuery } from '../../../shared/queries/people.ts';
import { wantedUsers } from '../../../shared/queries/wanted-users.ts';
import { screen } from '../../../shared/screens/screen.ts';

/** The filters of the list of users. */
const readUsersSearch = readFilters({
  role: ['admin', 'partner', 'merchant'],
  account: ['invited', 'active', 'suspended'],
});

export const users = screen({
  path: '/gestion/',
  access: 'list-users',
  frame: 'gestion',
  search: readUsersSearch,
  texts: ['users'],
  firstQueries: ({ search }) => [usersQuery(wantedUsers(search))],
  page: () => import('./users-page.tsx'),
});
