import { planQuery, priceMovesQuery, pricesQuery } from '../../../shared/queries/money.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const plan = screen({
  path: '/gestion/plan',
  access: 'edit-plan',
  frame: 'gestion',
  texts: ['plan'],
  firstQueries: () => [planQuery(), pricesQuery(), priceMovesQuery()],
  page: () => import('./plan-page.tsx'),
});
