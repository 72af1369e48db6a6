import { menuQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { DishIcon } from '../../../ui/icons.tsx';
import { readMenuSearch } from './read-menu-search.ts';

export const menu = screen({
  path: '/menu',
  access: 'read-menu',
  group: 'sales',
  Icon: DishIcon,
  search: readMenuSearch,
  texts: ['menu', 'menuEditor', 'menuProvider'],
  firstQueries: ({ scope }) => [menuQuery(scope)],
  page: () => import('./menu-page.tsx'),
});
