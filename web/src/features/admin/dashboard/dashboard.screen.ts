import { readMerchantsSearch } from '../../../shared/merchants/read-merchants-search.ts';
import { lookedAt } from '../../../shared/queries/looked-at.ts';
import { overviewQuery } from '../../../shared/queries/sales.ts';
import { screen } from '../../../shared/screens/screen.ts';
import { OverviewIcon } from '../../../ui/icons.tsx';

export const adminDashboard = screen({
  path: '/admin/dashboard',
  access: 'read-overview',
  group: 'administration',
  Icon: OverviewIcon,
  search: readMerchantsSearch,
  texts: ['adminDashboard', 'impersonation', 'mailFailures', 'merchantSummary', 'overview', 'unexpectedCharges'],
  firstQueries: ({ search }) => [overviewQuery(lookedAt(search))],
  page: () => import('./admin-dashboard-page.tsx'),
});
