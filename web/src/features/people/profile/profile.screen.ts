import { can } from '../../../shared/access/permission.ts';
import { openSessionsQuery } from '../../../shared/queries/people.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const choosePassword = screen({
  path: '/choose-password',
  access: 'use-session',
  frame: 'none',
  texts: ['profile'],
  page: () => import('./choose-password-page.tsx'),
});

export const secondFactorSetup = screen({
  path: '/second-factor',
  access: 'use-session',
  frame: 'none',
  texts: ['profile'],
  page: () => import('./second-factor-page.tsx'),
});

// also for users who act for a merchant, to whom it says why nothing can be changed
export const profile = screen({
  path: '/profile',
  access: 'use-session',
  texts: ['profile'],
  isOfNoMerchant: true,
  firstQueries: () => [can('edit-profile') && openSessionsQuery()],
  page: () => import('./profile-page.tsx'),
});
