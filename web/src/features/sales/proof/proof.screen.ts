import { screen } from '../../../shared/screens/screen.ts';

export const proof = screen({
  path: '/sales/proof',
  access: 'read-bills',
  texts: ['proof'],
  page: () => import('./proof-page.tsx'),
});
