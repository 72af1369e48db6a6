import { LOG_EVENTS, type LogEvent } from '@comptoir/domain/activity-log/log-event';
import { createRoute, retainSearchParams, type RouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from './audit-search.ts';
import { PATHS, type ScreenName } from './paths.ts';
import { rootRoute } from './root-route.ts';
import { requireAccess, requireSession } from './route-guard.ts';
import { screen } from './screen.ts';
import { dayOf, listOf } from './search-params.ts';

interface ShellSearch {
  merchantId?: string;
}

interface LogsSearch {
  events?: LogEvent[];
  deviceIds?: string[];
}

interface MerchantSearch {
  /** The field of the merchant information that is to be mended, by its wire name. */
  field?: string;
}

interface ReportsSearch {
  from?: string;
  to?: string;
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
  validateSearch: (search: Record<string, unknown>): LogsSearch => {
    const events = listOf(search['events']).filter((event): event is LogEvent =>
      LOG_EVENTS.includes(event as LogEvent),
    );
    const deviceIds = listOf(search['deviceIds']);
    return { ...(events.length > 0 ? { events } : {}), ...(deviceIds.length > 0 ? { deviceIds } : {}) };
  },
  beforeLoad: requireAccess('logs'),
  component: screen(() => import('../features/activity-log/activity-log-page.tsx'), 'ActivityLogPage', ['activityLog']),
});

const bills = createRoute({
  getParentRoute: () => shell,
  path: PATHS.bills,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'all' } => (view === 'all' ? { view } : {}),
  beforeLoad: requireAccess('bills'),
  component: screen(() => import('../features/bills/bills-page.tsx'), 'BillsPage', ['bills', 'invoices', 'cardEntry']),
});

const merchant = createRoute({
  getParentRoute: () => shell,
  path: PATHS.merchant,
  validateSearch: ({ field }: Record<string, unknown>): MerchantSearch => (typeof field === 'string' ? { field } : {}),
  beforeLoad: requireAccess('merchant'),
  component: screen(() => import('../features/merchant/merchant-page.tsx'), 'MerchantPage', ['merchant']),
});

const reports = createRoute({
  getParentRoute: () => shell,
  path: PATHS.reports,
  validateSearch: (search: Record<string, unknown>): ReportsSearch => {
    const [from, to] = [dayOf(search['from']), dayOf(search['to'])];
    return from && to ? { from, to } : {};
  },
  beforeLoad: requireAccess('reports'),
  component: screen(() => import('../features/reports/reports-page.tsx'), 'ReportsPage', ['reports']),
});

const gestion = inShell(
  'gestion',
  screen(() => import('../features/gestion/gestion-frame.tsx'), 'GestionFrame', ['gestion']),
);

const audit = createRoute({
  getParentRoute: () => gestion,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: screen(() => import('../features/audit/audit-page.tsx'), 'AuditPage', ['audit']),
});

/** A tab of the management, for those whom all of it is for. */
const inGestion = <At extends string>(path: At, component: RouteComponent) =>
  createRoute({ getParentRoute: () => gestion, path, component });

const merchantScreens = [
  inShell(
    'dashboard',
    screen(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage', [
      'dashboard',
      'progress',
      'provider',
    ]),
  ),
  inShell(
    'devices',
    screen(() => import('../features/devices/devices-page.tsx'), 'DevicesPage', ['devices']),
  ),
  inShell(
    'employees',
    screen(() => import('../features/employees/employees-page.tsx'), 'EmployeesPage', ['employees']),
  ),
  logs,
  bills,
  inShell(
    'billing',
    screen(() => import('../features/billing/billing-page.tsx'), 'BillingPage', ['billing', 'cardEntry', 'legal']),
  ),
  inShell(
    'subscribe',
    screen(() => import('../features/subscribe/subscribe-page.tsx'), 'SubscribePage', [
      'subscribe',
      'cardEntry',
      'legal',
    ]),
  ),
  inShell(
    'thankYou',
    screen(() => import('../features/subscribe/thank-you-page.tsx'), 'ThankYouPage', ['subscribe']),
  ),
  merchant,
  inShell(
    'contacts',
    screen(() => import('../features/contacts/contacts-page.tsx'), 'ContactsPage', ['contacts', 'people']),
  ),
  inShell(
    'profile',
    screen(() => import('../features/profile/profile-page.tsx'), 'ProfilePage', ['profile']),
  ),
] as const;

const guides = [
  inShell(
    'configuration',
    screen(() => import('../features/configuration/configuration-page.tsx'), 'ConfigurationPage', [
      'configuration',
      'progress',
      'provider',
    ]),
  ),
  inShell(
    'bestPractices',
    screen(() => import('../features/best-practices/best-practices-page.tsx'), 'BestPracticesPage', ['bestPractices']),
  ),
  inShell(
    'faq',
    screen(() => import('../features/faq/faq-page.tsx'), 'FaqPage', ['faq']),
  ),
  inShell(
    'contact',
    screen(() => import('../features/contact/contact-page.tsx'), 'ContactPage', ['contact']),
  ),
] as const;

const partnerScreens = [
  inShell(
    'partner-details',
    screen(() => import('../features/partner/partner-details-page.tsx'), 'PartnerDetailsPage', [
      'partner',
      'impersonation',
      'merchantSummary',
      'people',
    ]),
  ),
  inShell(
    'partner-dashboard',
    screen(() => import('../features/partner/partner-dashboard-page.tsx'), 'PartnerDashboardPage', [
      'partner',
      'impersonation',
      'merchantSummary',
    ]),
  ),
] as const;

const adminScreens = [
  inShell(
    'adminDashboard',
    screen(() => import('../features/admin-dashboard/admin-dashboard-page.tsx'), 'AdminDashboardPage', [
      'adminDashboard',
      'impersonation',
      'merchantSummary',
      'unexpectedCharges',
    ]),
  ),
  inShell(
    'adminQuickBook',
    screen(() => import('../features/quick-booking/quick-booking-page.tsx'), 'QuickBookingPage', [
      'quickBooking',
      'progress',
    ]),
  ),
  inShell(
    'merchantlist',
    screen(() => import('../features/merchant-list/merchant-list-page.tsx'), 'MerchantListPage', [
      'merchantList',
      'impersonation',
    ]),
  ),
  inShell(
    'partnerlist',
    screen(() => import('../features/partner-list/partner-list-page.tsx'), 'PartnerListPage', ['partnerList']),
  ),
  reports,
  inShell(
    'merchantMoney',
    screen(() => import('../features/merchant-money/merchant-money-page.tsx'), 'MerchantMoneyPage', [
      'merchantMoney',
      'invoices',
      'unexpectedCharges',
    ]),
  ),
  gestion.addChildren([
    inGestion(
      '/',
      screen(() => import('../features/users/users-page.tsx'), 'UsersPage', ['users']),
    ),
    inGestion(
      '/plan',
      screen(() => import('../features/plan/plan-page.tsx'), 'PlanPage', ['plan']),
    ),
    inGestion(
      '/certification',
      screen(() => import('../features/certification/certification-page.tsx'), 'CertificationPage', ['certification']),
    ),
    inGestion(
      '/promo-codes',
      screen(() => import('../features/promo-codes/promo-codes-page.tsx'), 'PromoCodesPage', ['promoCodes']),
    ),
    audit,
  ]),
] as const;

/** Every screen behind sign-in that shows the side navigation. */
export const shellRoutes = shell.addChildren([...merchantScreens, ...guides, ...partnerScreens, ...adminScreens]);
