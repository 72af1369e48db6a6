import { accounting } from '../features/admin/accounting/accounting.screen.ts';
import { adminQuickBook } from '../features/admin/appointments/appointments.screen.ts';
import { audit } from '../features/admin/audit/audit.screen.ts';
import { adminDashboard } from '../features/admin/dashboard/dashboard.screen.ts';
import { gestion } from '../features/admin/gestion/gestion.screen.ts';
import { incidents } from '../features/admin/incidents/incidents.screen.ts';
import { jobs } from '../features/admin/jobs/jobs.screen.ts';
import { merchantlist, merchantDetails } from '../features/admin/merchants/merchants.screen.ts';
import { messageTemplates } from '../features/admin/message-templates/message-templates.screen.ts';
import { partnerlist, partnerDetails, partnerDashboard } from '../features/admin/partners/partners.screen.ts';
import { merchantMoney } from '../features/admin/payments/payments.screen.ts';
import { plan } from '../features/admin/plan/plan.screen.ts';
import { promoCodes } from '../features/admin/promo-codes/promo-codes.screen.ts';
import { writtenNotes } from '../features/admin/release-notes/release-notes.screen.ts';
import { reports } from '../features/admin/reports/reports.screen.ts';
import { supportSettings } from '../features/admin/support-settings/support-settings.screen.ts';
import { supportQueue } from '../features/admin/support/support.screen.ts';
import { taxes } from '../features/admin/taxes/taxes.screen.ts';
import { technicians } from '../features/admin/technicians/technicians.screen.ts';
import { users } from '../features/admin/users/users.screen.ts';
import { logs, logEvents } from '../features/base/activity-log/activity-log.screen.ts';
import { dashboard } from '../features/base/dashboard/dashboard.screen.ts';
import { exportsScreen } from '../features/base/exports/exports.screen.ts';
import { merchant } from '../features/base/merchants/merchants.screen.ts';
import { login, loginClover, resetPassword } from '../features/base/sessions/sessions.screen.ts';
import { bestPractices, faq } from '../features/help/guides/guides.screen.ts';
import { configuration } from '../features/help/installation/installation.screen.ts';
import { releaseNotes } from '../features/help/release-notes/release-notes.screen.ts';
import { contact } from '../features/help/support/support.screen.ts';
import { bills } from '../features/money/invoices/invoices.screen.ts';
import { subscribe, thankYou, billing } from '../features/money/subscriptions/subscriptions.screen.ts';
import { contacts } from '../features/people/contacts/contacts.screen.ts';
import { businesses } from '../features/people/memberships/businesses.screen.ts';
import { ownership } from '../features/people/memberships/ownership.screen.ts';
import { choosePassword, secondFactorSetup, profile } from '../features/people/profile/profile.screen.ts';
import { registration } from '../features/people/registration/registration.screen.ts';
import { acceptance } from '../features/sales/acceptance/acceptance.screen.ts';
import { sales, sale } from '../features/sales/bills/bills.screen.ts';
import { certification } from '../features/sales/certification/certification.screen.ts';
import { contracts, contract } from '../features/sales/contracts/contracts.screen.ts';
import { customers } from '../features/sales/customers/customers.screen.ts';
import { devices } from '../features/sales/devices/devices.screen.ts';
import { employees } from '../features/sales/employees/employees.screen.ts';
import { estimates, newEstimate, estimate, editEstimate } from '../features/sales/estimates/estimates.screen.ts';
import { menu } from '../features/sales/menu/menu.screen.ts';
import { proof } from '../features/sales/proof/proof.screen.ts';
import { merchantReports } from '../features/sales/reports/reports.screen.ts';
import { transmissions } from '../features/sales/transmissions/transmissions.screen.ts';

/** Every screen, by its name in spec §2 where it has one; the navigation and the search list them in this order (§5). */
export const SCREENS = {
  login,
  loginClover,
  resetPassword,
  registration,
  acceptance,
  ownership,
  choosePassword,
  secondFactorSetup,
  adminDashboard,
  merchantlist,
  partnerlist,
  adminQuickBook,
  supportQueue,
  reports,
  gestion,
  merchantDetails,
  merchantMoney,
  users,
  plan,
  promoCodes,
  taxes,
  certification,
  accounting,
  writtenNotes,
  supportSettings,
  technicians,
  messageTemplates,
  audit,
  jobs,
  incidents,
  'partner-details': partnerDetails,
  'partner-dashboard': partnerDashboard,
  dashboard,
  sales,
  proof,
  sale,
  transmissions,
  merchantReports,
  logs,
  logEvents,
  exports: exportsScreen,
  menu,
  devices,
  employees,
  customers,
  estimates,
  newEstimate,
  estimate,
  editEstimate,
  contracts,
  contract,
  subscribe,
  thankYou,
  merchant,
  contacts,
  bills,
  billing,
  configuration,
  bestPractices,
  faq,
  businesses,
  releaseNotes,
  contact,
  profile,
};

/** A screen, by its name. */
export type ScreenName = keyof typeof SCREENS;

/** The names of the screens, in the order of the table. */
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];
