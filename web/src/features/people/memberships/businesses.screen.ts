import { businessStandingsQuery, membershipsQuery } from '../../../shared/queries/people.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const businesses = screen({
  path: '/businesses',
  access: 'edit-memberships',
  texts: ['businesses', 'ownership'],
  isOfNoMerchant: true,
  firstQueries: () => [membershipsQuery(), businessStandingsQuery()],
  page: () => import('./businesses-page.tsx'),
});
