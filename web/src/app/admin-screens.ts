import * as icon from '../ui/icons.tsx';
import { readListSearch } from '../shared/lists/list-search.ts';
import * as read from './screen-search.ts';
import { screen } from './screen.ts';
import { readJobsSearch, readTicketsSearch } from './support-search.ts';

/** Reads the filters that the lists of merchants and the overviews of them keep in their address. */
const search = read.readMerchantsSearch;

/** The screens of administrators and partners, in the order of their navigation. */
export const ADMIN_SCREENS = {
  adminDashboard: screen(
    { path: '/admin/dashboard', access: 'read-overview', group: 'administration', Icon: icon.OverviewIcon, search },
    ['adminDashboard', 'impersonation', 'mailFailures', 'merchantSummary', 'overview', 'unexpectedCharges'],
    () => import('../features/admin/dashboard/admin-dashboard-page.tsx'),
  ),
  merchantlist: screen(
    { path: '/admin/merchantlist', access: 'use-administration', group: 'administration', Icon: icon.ShopIcon, search },
    ['merchantList', 'merchantSummary', 'merchantViews', 'merchantBatches', 'messageWords', 'impersonation'],
    () => import('../features/admin/merchants/merchant-list-page.tsx'),
  ),
  partnerlist: screen(
    {
      path: '/admin/partner',
      access: 'list-partners',
      group: 'administration',
      Icon: icon.HandshakeIcon,
      search: read.readPartnersSearch,
    },
    ['partnerList'],
    () => import('../features/admin/partners/partner-list-page.tsx'),
  ),
  adminQuickBook: screen(
    { path: '/admin/quickbook', access: 'use-administration', group: 'administration', Icon: icon.CalendarIcon },
    ['appointments', 'progress'],
    () => import('../features/admin/appointments/appointments-page.tsx'),
  ),
  supportQueue: screen(
    {
      path: '/admin/support',
      access: 'answer-support',
      group: 'administration',
      Icon: icon.QuestionIcon,
      search: readTicketsSearch,
    },
    ['supportQueue', 'tickets'],
    () => import('../features/admin/support/support-queue-page.tsx'),
  ),
  reports: screen(
    {
      path: '/reports',
      access: 'read-reports',
      group: 'administration',
      Icon: icon.ReportIcon,
      search: read.readReportsSearch,
    },
    ['reports', 'reportControls', 'figures'],
    () => import('../features/admin/reports/reports-page.tsx'),
  ),
  gestion: screen(
    { path: '/gestion', access: 'list-users', group: 'administration', Icon: icon.SettingsIcon },
    ['gestion'],
    () => import('../features/admin/gestion/gestion-frame.tsx'),
  ),
  users: screen(
    { path: '/gestion/', access: 'list-users', frame: 'gestion', search: read.readUsersSearch },
    ['users'],
    () => import('../features/admin/users/users-page.tsx'),
  ),
  plan: screen(
    { path: '/gestion/plan', access: 'edit-plan', frame: 'gestion' },
    ['plan'],
    () => import('../features/admin/plan/plan-page.tsx'),
  ),
  certification: screen(
    { path: '/gestion/certification', access: 'run-certification', frame: 'gestion' },
    ['certification'],
    () => import('../features/sales/certification/certification-page.tsx'),
  ),
  promoCodes: screen(
    { path: '/gestion/promo-codes', access: 'edit-promo-codes', frame: 'gestion' },
    ['promoCodes'],
    () => import('../features/admin/promo-codes/promo-codes-page.tsx'),
  ),
  technicians: screen(
    { path: '/gestion/technicians', access: 'edit-technicians', frame: 'gestion' },
    ['technicians'],
    () => import('../features/admin/technicians/technicians-page.tsx'),
  ),
  accounting: screen(
    { path: '/gestion/accounting', access: 'edit-revenue-accounts', frame: 'gestion', search: read.readPeriod },
    ['accounting', 'reportControls'],
    () => import('../features/admin/accounting/accounting-page.tsx'),
  ),
  writtenNotes: screen(
    { path: '/gestion/release-notes', access: 'edit-settings', frame: 'gestion' },
    ['writtenNotes', 'releaseNotes'],
    () => import('../features/admin/release-notes/written-notes-page.tsx'),
  ),
  messageTemplates: screen(
    { path: '/gestion/messages', access: 'edit-settings', frame: 'gestion' },
    ['messageTemplates', 'messageWords'],
    () => import('../features/admin/message-templates/templates-page.tsx'),
  ),
  supportSettings: screen(
    { path: '/gestion/support', access: 'edit-settings', frame: 'gestion' },
    ['supportSettings'],
    () => import('../features/admin/support-settings/support-settings-page.tsx'),
  ),
  audit: screen(
    { path: '/gestion/audit', access: 'read-audit', frame: 'gestion', search: read.readAuditSearch },
    ['audit'],
    () => import('../features/admin/audit/audit-page.tsx'),
  ),
  merchantDetails: screen(
    { path: '/admin/merchant', access: 'list-merchants' },
    [
      'merchantDetails',
      'mailFailures',
      'planPrice',
      'merchantList',
      'impersonation',
      'devicesSection',
      'latestEntries',
      'invoiceWords',
      'people',
      'appointment',
      'sendWaiting',
    ],
    () => import('../features/admin/merchants/merchant-details-page.tsx'),
  ),
  jobs: screen(
    { path: '/gestion/jobs', access: 'edit-jobs', frame: 'gestion', search: readJobsSearch },
    ['jobs'],
    () => import('../features/admin/jobs/jobs-page.tsx'),
  ),
  incidents: screen(
    { path: '/gestion/incidents', access: 'edit-incidents', frame: 'gestion', search: readListSearch },
    ['incidents'],
    () => import('../features/admin/incidents/incidents-page.tsx'),
  ),
  merchantMoney: screen(
    { path: '/admin/merchant-money', access: 'edit-invoices' },
    ['merchantMoney', 'planPrice', 'invoiceWords', 'unexpectedCharges'],
    () => import('../features/admin/payments/merchant-money-page.tsx'),
  ),
  'partner-details': screen(
    { path: '/partner/$idPartner/', access: 'read-partner', group: 'partner', Icon: icon.ShopIcon, search },
    [
      'partner',
      'impersonation',
      'merchantList',
      'merchantSummary',
      'merchantViews',
      'people',
      'progress',
      'reportControls',
    ],
    () => import('../features/admin/partners/partner-details-page.tsx'),
  ),
  'partner-dashboard': screen(
    {
      path: '/partner/$idPartner/dashboard',
      access: 'read-partner',
      group: 'partner',
      Icon: icon.OverviewIcon,
      search,
    },
    ['partner', 'impersonation', 'merchantSummary', 'overview'],
    () => import('../features/admin/partners/partner-dashboard-page.tsx'),
  ),
};
