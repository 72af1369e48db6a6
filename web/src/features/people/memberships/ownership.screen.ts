import { screen } from '../../../shared/screens/screen.ts';

/** A business offered to a newcomer, by the link in the mail. */
export const ownership = screen({
  path: '/ownership/$token',
  access: 'public',
  frame: 'none',
  texts: ['ownership', 'signIn'],
  page: () => import('./ownership-invitation-page.tsx'),
});
