import { promoCodesQuery } from '../../../shared/queries/money.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const promoCodes = screen({
  path: '/gestion/promo-codes',
  access: 'edit-promo-codes',
  frame: 'gestion',
  texts: ['promoCodes'],
  firstQueries: () => [promoCodesQuery()],
  page: () => import('./promo-codes-page.tsx'),
});
