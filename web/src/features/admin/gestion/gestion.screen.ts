import { screen } from '../../../shared/screens/screen.ts';
import { SettingsIcon } from '../../../ui/icons.tsx';

export const gestion = screen({
  path: '/gestion',
  access: 'list-users',
  group: 'administration',
  Icon: SettingsIcon,
  texts: ['gestion'],
  page: () => import('./gestion-frame.tsx'),
});
