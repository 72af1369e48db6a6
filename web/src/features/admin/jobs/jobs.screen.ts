import { readFilters } from '../../../shared/lists/list-search.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const jobs = screen({
  path: '/gestion/jobs',
  access: 'edit-jobs',
  frame: 'gestion',
  search: readFilters({ state: ['waiting', 'running', 'retrying', 'failed'] }),
  texts: ['jobs'],
  page: () => import('./jobs-page.tsx'),
});
