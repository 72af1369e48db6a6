import { merchantPageQuery } from '../../../shared/queries/base.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { CalendarIcon } from '../../../ui/icons.tsx';

export const adminQuickBook = screen({
  path: '/admin/quickbook',
  access: 'use-administration',
  group: 'administration',
  Icon: CalendarIcon,
  texts: ['appointments', 'progress'],
  firstQueries: () => [merchantPageQuery({ states: ['registering'] })],
  page: () => import('./appointments-page.tsx'),
});
