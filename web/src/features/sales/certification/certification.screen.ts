import { certificationQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const certification = screen({
  path: '/gestion/certification',
  access: 'run-certification',
  frame: 'gestion',
  texts: ['certification'],
  firstQueries: () => [certificationQuery()],
  page: () => import('./certification-page.tsx'),
});
