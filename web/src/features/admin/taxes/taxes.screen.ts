import { screen } from '../../../shared/screens/screen.ts';

export const taxes = screen({
  path: '/gestion/taxes',
  access: 'edit-settings',
  frame: 'gestion',
  texts: ['taxes'],
  page: () => import('./taxes-page.tsx'),
});
