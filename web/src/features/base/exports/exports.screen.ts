import { screen } from '../../../shared/screens/screen.ts';

export const exportsScreen = screen({
  path: '/exports',
  access: 'read-exports',
  texts: ['exports'],
  isOfNoMerchant: true,
  page: () => import('./exports-page.tsx'),
});
