import { progressQuery } from '../../../shared/queries/help.ts';
import { posConnectionQuery, taxCheckQuery } from '../../../shared/queries/provider.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { StepsIcon } from '../../../ui/icons.tsx';

export const configuration = screen({
  path: '/configuration',
  access: 'read-progress',
  group: 'help',
  Icon: StepsIcon,
  texts: ['installation', 'functionality', 'receipts', 'progress', 'provider'],
  firstQueries: ({ scope }) => [progressQuery(scope), posConnectionQuery(scope), taxCheckQuery(scope)],
  page: () => import('./installation-page.tsx'),
});
