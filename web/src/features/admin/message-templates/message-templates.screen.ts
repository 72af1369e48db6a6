import { messageTemplatesQuery } from '../../../shared/queries/people.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const messageTemplates = screen({
  path: '/gestion/messages',
  access: 'edit-settings',
  frame: 'gestion',
  texts: ['messageTemplates', 'messageWords'],
  firstQueries: () => [messageTemplatesQuery()],
  page: () => import('./templates-page.tsx'),
});
