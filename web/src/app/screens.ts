import { ADMIN_SCREENS } from './admin-screens.ts';
import * as icon from '../ui/icons.tsx';
import { readContractsSearch, readEstimatesSearch } from './caterer-search.ts';
import * as read from './screen-search.ts';
import { screen } from './screen.ts';
import { readContactSearch } from './support-search.ts';

/** Every screen, by its name in spec §2 where it has one: paths, guards, navigation (in this order) and texts follow from its row (§5). */
export const SCREENS = {
  login: screen(
    { path: '/', access: 'public', frame: 'none' },
    ['signIn', 'supportContact'],
    () => import('../features/base/sessions/sign-in-page.tsx'),
  ),
  loginClover: screen(
    { path: '/login/clover', access: 'public', frame: 'none' },
    ['signIn', 'supportContact'],
    () => import('../features/base/sessions/clover-sign-in-page.tsx'),
  ),
  resetPassword: screen(
    { path: '/reset-password', access: 'public', frame: 'none' },
    ['signIn', 'supportContact'],
    () => import('../features/base/sessions/reset-password-page.tsx'),
  ),
  registration: screen(
    { path: '/registration', access: 'public', frame: 'none' },
    ['signIn', 'registration', 'supportContact'],
    () => import('../features/people/registration/registration-page.tsx'),
  ),
  acceptance: screen(
    { path: '/acceptance/$token', access: 'public', frame: 'none' },
    ['acceptance'],
    () => import('../features/sales/acceptance/acceptance-page.tsx'),
  ),
  choosePassword: screen(
    { path: '/choose-password', access: 'use-session', frame: 'none' },
    ['profile'],
    () => import('../features/people/profile/choose-password-page.tsx'),
  ),
  secondFactorSetup: screen(
    { path: '/second-factor', access: 'use-session', frame: 'none' },
    ['profile'],
    () => import('../features/people/profile/second-factor-page.tsx'),
  ),
  // also for users who act for a merchant, to whom it says why nothing can be changed
  profile: screen(
    { path: '/profile', access: 'use-session' },
    ['profile'],
    () => import('../features/people/profile/profile-page.tsx'),
  ),
  ...ADMIN_SCREENS,
  dashboard: screen(
    { path: '/dashboard', access: 'read-logs', group: 'sales', Icon: icon.HomeIcon },
    ['dashboard', 'planPrice', 'devicesSection', 'latestEntries', 'appointment', 'progress', 'provider', 'sendWaiting'],
    () => import('../features/base/dashboard/dashboard-page.tsx'),
  ),
  sales: screen(
    { path: '/sales', access: 'read-bills', group: 'sales', Icon: icon.ReceiptIcon, search: read.readBillsSearch },
    ['bills', 'receipts'],
    () => import('../features/sales/bills/bills-page.tsx'),
  ),
  proof: screen(
    { path: '/sales/proof', access: 'read-bills' },
    ['proof'],
    () => import('../features/sales/proof/proof-page.tsx'),
  ),
  sale: screen(
    { path: '/sales/$idBill', access: 'read-bills' },
    ['bills', 'receipts'],
    () => import('../features/sales/bills/bill-page.tsx'),
  ),
  transmissions: screen(
    { path: '/sales/transmission', access: 'read-transactions', group: 'sales', Icon: icon.SendIcon },
    ['transmissions', 'sendWaiting', 'bills'],
    () => import('../features/sales/transmissions/transmissions-page.tsx'),
  ),
  merchantReports: screen(
    { path: '/sales/reports', access: 'read-bills', group: 'sales', Icon: icon.ReportIcon, search: read.readFigures },
    ['merchantReports', 'reportControls', 'accounting'],
    () => import('../features/sales/reports/merchant-reports-page.tsx'),
  ),
  logs: screen(
    { path: '/logs', access: 'read-logs', group: 'sales', Icon: icon.LogIcon, search: read.readLogsSearch },
    ['activityLog', 'latestEntries', 'sendWaiting'],
    () => import('../features/base/activity-log/activity-log-page.tsx'),
  ),
  logEvents: screen(
    { path: '/logs/events', access: 'use-session' },
    ['activityLog', 'logEvents'],
    () => import('../features/base/activity-log/log-events-page.tsx'),
  ),
  exports: screen(
    { path: '/exports', access: 'read-exports' },
    ['exports'],
    () => import('../features/base/exports/exports-page.tsx'),
  ),
  devices: screen(
    { path: '/devices', access: 'list-devices', group: 'sales', Icon: icon.DeviceIcon },
    ['devices', 'progress'],
    () => import('../features/sales/devices/devices-page.tsx'),
  ),
  employees: screen(
    {
      path: '/employees',
      access: 'list-employees',
      group: 'sales',
      Icon: icon.PeopleIcon,
      search: read.readEmployeesSearch,
    },
    ['employees'],
    () => import('../features/sales/employees/employees-page.tsx'),
  ),
  customers: screen(
    {
      path: '/sales/customers',
      access: 'read-customers',
      group: 'sales',
      Icon: icon.PersonIcon,
      search: read.readCustomersSearch,
      isForCaterers: true,
    },
    ['customers', 'estimates', 'contracts'],
    () => import('../features/sales/customers/customers-page.tsx'),
  ),
  estimates: screen(
    {
      path: '/sales/estimates',
      access: 'read-estimates',
      group: 'sales',
      Icon: icon.EstimateIcon,
      search: readEstimatesSearch,
      isForCaterers: true,
    },
    ['estimates'],
    () => import('../features/sales/estimates/estimates-page.tsx'),
  ),
  newEstimate: screen(
    { path: '/sales/estimates/new', access: 'edit-estimates' },
    ['estimates', 'estimateEditor', 'estimateDocument', 'estimateFaults', 'customers', 'leaveGuard'],
    () => import('../features/sales/estimates/new-estimate-page.tsx'),
  ),
  estimate: screen(
    { path: '/sales/estimates/$idEstimate', access: 'read-estimates' },
    ['estimates', 'estimate', 'estimateEditor', 'estimateDocument', 'estimateFaults'],
    () => import('../features/sales/estimates/estimate-page.tsx'),
  ),
  editEstimate: screen(
    { path: '/sales/estimates/$idEstimate/edit', access: 'edit-estimates' },
    ['estimateEditor', 'estimateDocument', 'estimateFaults', 'customers', 'leaveGuard'],
    () => import('../features/sales/estimates/edit-estimate-page.tsx'),
  ),
  contracts: screen(
    {
      path: '/sales/contracts',
      access: 'read-estimates',
      group: 'sales',
      Icon: icon.ContractIcon,
      search: readContractsSearch,
      isForCaterers: true,
    },
    ['contracts'],
    () => import('../features/sales/contracts/contracts-page.tsx'),
  ),
  contract: screen(
    { path: '/sales/contracts/$idContract', access: 'read-estimates' },
    ['contracts'],
    () => import('../features/sales/contracts/contract-page.tsx'),
  ),

  subscribe: screen(
    {
      path: '/subscribe',
      access: 'read-subscription',
      group: 'signUp',
      Icon: icon.CheckIcon,
      search: read.readSubscribeSearch,
    },
    ['subscribe', 'cardEntry', 'legal'],
    () => import('../features/money/subscriptions/subscribe-page.tsx'),
  ),
  thankYou: screen(
    { path: '/thank-you', access: 'read-subscription' },
    ['thankYou', 'planPrice', 'appointment', 'progress'],
    () => import('../features/money/subscriptions/thank-you-page.tsx'),
  ),

  merchant: screen(
    {
      path: '/merchant',
      access: 'read-merchant',
      group: 'business',
      Icon: icon.ShopIcon,
      search: read.readMerchantSearch,
    },
    ['merchant', 'progress', 'leaveGuard'],
    () => import('../features/base/merchants/merchant-page.tsx'),
  ),
  contacts: screen(
    { path: '/contacts', access: 'list-contacts', group: 'business', Icon: icon.PersonIcon },
    ['contacts', 'people'],
    () => import('../features/people/contacts/contacts-page.tsx'),
  ),
  bills: screen(
    { path: '/bills', access: 'list-invoices', group: 'business', Icon: icon.BillIcon, search: read.readInvoiceSearch },
    ['invoices', 'invoiceWords', 'cardEntry'],
    () => import('../features/money/invoices/invoices-page.tsx'),
  ),
  billing: screen(
    { path: '/billing', access: 'read-subscription', group: 'business', Icon: icon.CardIcon },
    ['subscription', 'planPrice', 'cardEntry', 'legal'],
    () => import('../features/money/subscriptions/subscription-page.tsx'),
  ),

  configuration: screen(
    { path: '/configuration', access: 'use-session', group: 'help', Icon: icon.StepsIcon },
    ['installation', 'functionality', 'receipts', 'progress', 'provider'],
    () => import('../features/help/installation/installation-page.tsx'),
  ),
  bestPractices: screen(
    { path: '/bestPractices', access: 'use-session', group: 'help', Icon: icon.StarIcon },
    ['bestPractices'],
    () => import('../features/help/guides/best-practices-page.tsx'),
  ),
  faq: screen(
    { path: '/faq', access: 'use-session', group: 'help', Icon: icon.QuestionIcon },
    ['faq'],
    () => import('../features/help/guides/faq-page.tsx'),
  ),
  releaseNotes: screen(
    { path: '/release-notes', access: 'read-release-notes' },
    ['releaseNotes'],
    () => import('../features/help/release-notes/release-notes-page.tsx'),
  ),
  contact: screen(
    {
      path: '/contact',
      access: 'use-session',
      group: 'help',
      Icon: icon.PhoneIcon,
      search: readContactSearch,
    },
    ['support', 'supportContact', 'tickets'],
    () => import('../features/help/support/support-page.tsx'),
  ),
};
