import { screen } from '../../../shared/screens/screen.ts';

export const login = screen({
  path: '/',
  access: 'public',
  frame: 'none',
  texts: ['signIn', 'supportContact'],
  page: () => import('./sign-in-page.tsx'),
});

export const loginClover = screen({
  path: '/login/clover',
  access: 'public',
  frame: 'none',
  texts: ['signIn', 'supportContact'],
  page: () => import('./clover-sign-in-page.tsx'),
});

export const resetPassword = screen({
  path: '/reset-password',
  access: 'public',
  frame: 'none',
  texts: ['signIn', 'supportContact'],
  page: () => import('./reset-password-page.tsx'),
});
