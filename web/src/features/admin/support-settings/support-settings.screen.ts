import { supportSettingsQuery } from '../../../shared/queries/help.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const supportSettings = screen({
  path: '/gestion/support',
  access: 'edit-settings',
  frame: 'gestion',
  texts: ['supportSettings'],
  firstQueries: () => [supportSettingsQuery()],
  page: () => import('./support-settings-page.tsx'),
});
