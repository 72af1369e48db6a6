import { readPeriod } from '../../../shared/reports/read-period.ts';
import { screen } from '../../../shared/screens/screen.ts';

export const accounting = screen({
  path: '/gestion/accounting',
  access: 'edit-revenue-accounts',
  frame: 'gestion',
  search: readPeriod,
  texts: ['accounting', 'reportControls'],
  page: () => import('./accounting-page.tsx'),
});
