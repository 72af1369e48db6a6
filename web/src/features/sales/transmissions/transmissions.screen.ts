import { transmissionsQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { SendIcon } from '../../../ui/icons.tsx';

export const transmissions = screen({
  path: '/sales/transmission',
  access: 'read-transactions',
  group: 'sales',
  Icon: SendIcon,
  texts: ['transmissions', 'sendWaiting', 'bills'],
  firstQueries: ({ scope }) => [transmissionsQuery(scope)],
  page: () => import('./transmissions-page.tsx'),
});
