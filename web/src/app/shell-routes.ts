import { createRoute, retainSearchParams, type RouteComponent } from '@tanstack/react-router';
import { PATHS, type ScreenName } from './paths.ts';
import { rootRoute } from './root-route.ts';
import { requireAccess, requireSession } from './route-guard.ts';
import { screen } from './screen.ts';
import {
  readAuditSearch,
  readInvoicesSearch,
  readLogsSearch,
  readMerchantSearch,
  readReportsSearch,
} from './screen-search.ts';

interface ShellSearch {
  merchantId?: string;
}

const shell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  validateSearch: ({ merchantId }: Record<string, unknown>): ShellSearch =>
    typeof merchantId === 'string' ? { merchantId } : {},
  search: { middlewares: [retainSearchParams(['merchantId'])] },
  beforeLoad: requireSession,
  component: screen(() => import('./app-shell.tsx'), 'ShellScreen', []),
});

/** A screen within the shell, for those whom it is for. */
const inShell = <Name extends ScreenName>(name: Name, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shell, path: PATHS[name], beforeLoad: requireAccess(name), component });

const logs = createRoute({
  getParentRoute: () => shell,
  path: PATHS.logs,
  validateSearch: readLogsSearch,
  beforeLoad: requireAccess('logs'),
  component: screen(() => import('../features/base/activity-log/activity-log-page.tsx'), 'ActivityLogPage', [
    'activityLog',
  ]),
});

const bills = createRoute({
  getParentRoute: () => shell,
  path: PATHS.bills,
  validateSearch: readInvoicesSearch,
  beforeLoad: requireAccess('bills'),
  component: screen(() => import('../features/money/invoices/invoices-page.tsx'), 'InvoicesPage', [
    'invoices',
    'invoiceWords',
    'cardEntry',
  ]),
});

const merchant = createRoute({
  getParentRoute: () => shell,
  path: PATHS.merchant,
  validateSearch: readMerchantSearch,
  beforeLoad: requireAccess('merchant'),
  component: screen(() => import('../features/base/merchants/merchant-page.tsx'), 'MerchantPage', ['merchant']),
});

const reports = createRoute({
  getParentRoute: () => shell,
  path: PATHS.reports,
  validateSearch: readReportsSearch,
  beforeLoad: requireAccess('reports'),
  component: screen(() => import('../features/admin/reports/reports-page.tsx'), 'ReportsPage', ['reports']),
});

const gestion = inShell(
  'gestion',
  screen(() => import('../features/admin/gestion/gestion-frame.tsx'), 'GestionFrame', ['gestion']),
);

const audit = createRoute({
  getParentRoute: () => gestion,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: screen(() => import('../features/admin/audit/audit-page.tsx'), 'AuditPage', ['audit']),
});

/** A tab of the management, for those whom all of it is for. */
const inGestion = <At extends string>(path: At, component: RouteComponent) =>
  createRoute({ getParentRoute: () => gestion, path, component });

const merchantScreens = [
  inShell(
    'dashboard',
    screen(() => import('../features/base/dashboard/dashboard-page.tsx'), 'DashboardPage', [
      'dashboard',
      'progress',
      'provider',
    ]),
  ),
  inShell(
    'devices',
    screen(() => import('../features/sales/devices/devices-page.tsx'), 'DevicesPage', ['devices']),
  ),
  inShell(
    'employees',
    screen(() => import('../features/sales/employees/employees-page.tsx'), 'EmployeesPage', ['employees']),
  ),
  logs,
  bills,
  inShell(
    'billing',
    screen(() => import('../features/money/subscriptions/subscription-page.tsx'), 'SubscriptionPage', [
      'subscription',
      'cardEntry',
      'legal',
    ]),
  ),
  inShell(
    'subscribe',
    screen(() => import('../features/money/subscriptions/subscribe-page.tsx'), 'SubscribePage', [
      'subscribe',
      'cardEntry',
      'legal',
    ]),
  ),
  inShell(
    'thankYou',
    screen(() => import('../features/money/subscriptions/thank-you-page.tsx'), 'ThankYouPage', ['subscribe']),
  ),
  merchant,
  inShell(
    'contacts',
    screen(() => import('../features/people/contacts/contacts-page.tsx'), 'ContactsPage', ['contacts', 'people']),
  ),
  inShell(
    'profile',
    screen(() => import('../features/people/profile/profile-page.tsx'), 'ProfilePage', ['profile']),
  ),
] as const;

const guides = [
  inShell(
    'configuration',
    screen(() => import('../features/help/installation/installation-page.tsx'), 'InstallationPage', [
      'installation',
      'progress',
      'provider',
    ]),
  ),
  inShell(
    'bestPractices',
    screen(() => import('../features/help/guides/best-practices-page.tsx'), 'BestPracticesPage', ['bestPractices']),
  ),
  inShell(
    'faq',
    screen(() => import('../features/help/guides/faq-page.tsx'), 'FaqPage', ['faq']),
  ),
  inShell(
    'contact',
    screen(() => import('../features/help/support/support-page.tsx'), 'SupportPage', ['support']),
  ),
] as const;

const partnerScreens = [
  inShell(
    'partner-details',
    screen(() => import('../features/admin/partners/partner-details-page.tsx'), 'PartnerDetailsPage', [
      'partner',
      'impersonation',
      'merchantSummary',
      'people',
    ]),
  ),
  inShell(
    'partner-dashboard',
    screen(() => import('../features/admin/partners/partner-dashboard-page.tsx'), 'PartnerDashboardPage', [
      'partner',
      'impersonation',
      'merchantSummary',
    ]),
  ),
] as const;

const adminScreens = [
  inShell(
    'adminDashboard',
    screen(() => import('../features/admin/dashboard/admin-dashboard-page.tsx'), 'AdminDashboardPage', [
      'adminDashboard',
      'impersonation',
      'merchantSummary',
      'unexpectedCharges',
    ]),
  ),
  inShell(
    'adminQuickBook',
    screen(() => import('../features/admin/appointments/appointments-page.tsx'), 'AppointmentsPage', [
      'appointments',
      'progress',
    ]),
  ),
  inShell(
    'merchantlist',
    screen(() => import('../features/admin/merchants/merchant-list-page.tsx'), 'MerchantListPage', [
      'merchantList',
      'impersonation',
    ]),
  ),
  inShell(
    'partnerlist',
    screen(() => import('../features/admin/partners/partner-list-page.tsx'), 'PartnerListPage', ['partnerList']),
  ),
  reports,
  inShell(
    'merchantMoney',
    screen(() => import('../features/admin/payments/merchant-money-page.tsx'), 'MerchantMoneyPage', [
      'merchantMoney',
      'invoiceWords',
      'unexpectedCharges',
    ]),
  ),
  gestion.addChildren([
    inGestion(
      '/',
      screen(() => import('../features/admin/users/users-page.tsx'), 'UsersPage', ['users']),
    ),
    inGestion(
      '/plan',
      screen(() => import('../features/admin/plan/plan-page.tsx'), 'PlanPage', ['plan']),
    ),
    inGestion(
      '/certification',
      screen(() => import('../features/sales/certification/certification-page.tsx'), 'CertificationPage', [
        'certification',
      ]),
    ),
    inGestion(
      '/promo-codes',
      screen(() => import('../features/admin/promo-codes/promo-codes-page.tsx'), 'PromoCodesPage', ['promoCodes']),
    ),
    audit,
  ]),
] as const;

/** Every screen behind sign-in that shows the side navigation. */
export const shellRoutes = shell.addChildren([...merchantScreens, ...guides, ...partnerScreens, ...adminScreens]);
