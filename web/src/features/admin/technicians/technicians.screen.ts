import { techniciansQuery } from '../../../shared/queries/help.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const technicians = screen({
  path: '/gestion/technicians',
  access: 'edit-technicians',
  frame: 'gestion',
  texts: ['technicians'],
  firstQueries: () => [techniciansQuery()],
  page: () => import('./technicians-page.tsx'),
});
