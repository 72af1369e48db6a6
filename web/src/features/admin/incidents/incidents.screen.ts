import { screen } from '../../../shared/screens/screen.ts';

export const incidents = screen({
  path: '/gestion/incidents',
  access: 'edit-incidents',
  frame: 'gestion',
  texts: ['incidents'],
  page: () => import('./incidents-page.tsx'),
});
