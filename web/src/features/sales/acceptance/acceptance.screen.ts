import { screen } from '../../../shared/screens/screen.ts';

export const acceptance = screen({
  path: '/acceptance/$token',
  access: 'public',
  frame: 'none',
  texts: ['acceptance'],
  page: () => import('./acceptance-page.tsx'),
});
