import { screen } from '../../../shared/screens/screen.ts';

export const registration = screen({
  path: '/registration',
  access: 'public',
  frame: 'none',
  texts: ['signIn', 'registration', 'supportContact'],
  page: () => import('./registration-page.tsx'),
});
