import { createTextStore, type TextSources } from '../lib/i18n/text-store.ts';

/** Every namespace of texts and where its languages are; loaded when a screen asks for it. */
const SOURCES = {
  app: {
    en: async () => (await import('./shell-texts.en.ts')).shellTextsEn.app,
    fr: async () => (await import('./shell-texts.fr.ts')).shellTextsFr.app,
  },
  ui: {
    en: async () => (await import('./shell-texts.en.ts')).shellTextsEn.ui,
    fr: async () => (await import('./shell-texts.fr.ts')).shellTextsFr.ui,
  },
  errors: {
    en: async () => (await import('./shell-texts.en.ts')).shellTextsEn.errors,
    fr: async () => (await import('./shell-texts.fr.ts')).shellTextsFr.errors,
  },
  signIn: {
    en: async () => (await import('../features/sign-in/sign-in.en.ts')).signInEn,
    fr: async () => (await import('../features/sign-in/sign-in.fr.ts')).signInFr,
  },
  profile: {
    en: async () => (await import('../features/profile/profile.en.ts')).profileEn,
    fr: async () => (await import('../features/profile/profile.fr.ts')).profileFr,
  },
  impersonation: {
    en: async () => (await import('../lib/impersonation/impersonation.en.ts')).impersonationEn,
    fr: async () => (await import('../lib/impersonation/impersonation.fr.ts')).impersonationFr,
  },
  dashboard: {
    en: async () => (await import('../features/dashboard/dashboard.en.ts')).dashboardEn,
    fr: async () => (await import('../features/dashboard/dashboard.fr.ts')).dashboardFr,
  },
  progress: {
    en: async () => (await import('../lib/progress/progress.en.ts')).progressEn,
    fr: async () => (await import('../lib/progress/progress.fr.ts')).progressFr,
  },
  devices: {
    en: async () => (await import('../features/devices/devices.en.ts')).devicesEn,
    fr: async () => (await import('../features/devices/devices.fr.ts')).devicesFr,
  },
  employees: {
    en: async () => (await import('../features/employees/employees.en.ts')).employeesEn,
    fr: async () => (await import('../features/employees/employees.fr.ts')).employeesFr,
  },
  activityLog: {
    en: async () => (await import('../features/activity-log/activity-log.en.ts')).activityLogEn,
    fr: async () => (await import('../features/activity-log/activity-log.fr.ts')).activityLogFr,
  },
  adminDashboard: {
    en: async () => (await import('../features/admin-dashboard/admin-dashboard.en.ts')).adminDashboardEn,
    fr: async () => (await import('../features/admin-dashboard/admin-dashboard.fr.ts')).adminDashboardFr,
  },
  quickBooking: {
    en: async () => (await import('../features/quick-booking/quick-booking.en.ts')).quickBookingEn,
    fr: async () => (await import('../features/quick-booking/quick-booking.fr.ts')).quickBookingFr,
  },
  merchantList: {
    en: async () => (await import('../features/merchant-list/merchant-list.en.ts')).merchantListEn,
    fr: async () => (await import('../features/merchant-list/merchant-list.fr.ts')).merchantListFr,
  },
  partnerList: {
    en: async () => (await import('../features/partner-list/partner-list.en.ts')).partnerListEn,
    fr: async () => (await import('../features/partner-list/partner-list.fr.ts')).partnerListFr,
  },
  partner: {
    en: async () => (await import('../features/partner/partner.en.ts')).partnerEn,
    fr: async () => (await import('../features/partner/partner.fr.ts')).partnerFr,
  },
  reports: {
    en: async () => (await import('../features/reports/reports.en.ts')).reportsEn,
    fr: async () => (await import('../features/reports/reports.fr.ts')).reportsFr,
  },
  users: {
    en: async () => (await import('../features/users/users.en.ts')).usersEn,
    fr: async () => (await import('../features/users/users.fr.ts')).usersFr,
  },
  gestion: {
    en: async () => (await import('../features/gestion/gestion.en.ts')).gestionEn,
    fr: async () => (await import('../features/gestion/gestion.fr.ts')).gestionFr,
  },
  plan: {
    en: async () => (await import('../features/plan/plan.en.ts')).planEn,
    fr: async () => (await import('../features/plan/plan.fr.ts')).planFr,
  },
  certification: {
    en: async () => (await import('../features/certification/certification.en.ts')).certificationEn,
    fr: async () => (await import('../features/certification/certification.fr.ts')).certificationFr,
  },
  audit: {
    en: async () => (await import('../features/audit/audit.en.ts')).auditEn,
    fr: async () => (await import('../features/audit/audit.fr.ts')).auditFr,
  },
  promoCodes: {
    en: async () => (await import('../features/promo-codes/promo-codes.en.ts')).promoCodesEn,
    fr: async () => (await import('../features/promo-codes/promo-codes.fr.ts')).promoCodesFr,
  },
  merchantMoney: {
    en: async () => (await import('../features/merchant-money/merchant-money.en.ts')).merchantMoneyEn,
    fr: async () => (await import('../features/merchant-money/merchant-money.fr.ts')).merchantMoneyFr,
  },
  contacts: {
    en: async () => (await import('../features/contacts/contacts.en.ts')).contactsEn,
    fr: async () => (await import('../features/contacts/contacts.fr.ts')).contactsFr,
  },
  merchantSummary: {
    en: async () => (await import('../lib/merchant-summary/merchant-summary.en.ts')).merchantSummaryEn,
    fr: async () => (await import('../lib/merchant-summary/merchant-summary.fr.ts')).merchantSummaryFr,
  },
  people: {
    en: async () => (await import('../lib/people/people.en.ts')).peopleEn,
    fr: async () => (await import('../lib/people/people.fr.ts')).peopleFr,
  },
  configuration: {
    en: async () => (await import('../features/configuration/configuration.en.ts')).configurationEn,
    fr: async () => (await import('../features/configuration/configuration.fr.ts')).configurationFr,
  },
  bestPractices: {
    en: async () => (await import('../features/best-practices/best-practices.en.ts')).bestPracticesEn,
    fr: async () => (await import('../features/best-practices/best-practices.fr.ts')).bestPracticesFr,
  },
  faq: {
    en: async () => (await import('../features/faq/faq.en.ts')).faqEn,
    fr: async () => (await import('../features/faq/faq.fr.ts')).faqFr,
  },
  contact: {
    en: async () => (await import('../features/contact/contact.en.ts')).contactEn,
    fr: async () => (await import('../features/contact/contact.fr.ts')).contactFr,
  },
  bills: {
    en: async () => (await import('../features/bills/bills.en.ts')).billsEn,
    fr: async () => (await import('../features/bills/bills.fr.ts')).billsFr,
  },
  billing: {
    en: async () => (await import('../features/billing/billing.en.ts')).billingEn,
    fr: async () => (await import('../features/billing/billing.fr.ts')).billingFr,
  },
  registration: {
    en: async () => (await import('../features/registration/registration.en.ts')).registrationEn,
    fr: async () => (await import('../features/registration/registration.fr.ts')).registrationFr,
  },
  subscribe: {
    en: async () => (await import('../features/subscribe/subscribe.en.ts')).subscribeEn,
    fr: async () => (await import('../features/subscribe/subscribe.fr.ts')).subscribeFr,
  },
  invoices: {
    en: async () => (await import('../lib/invoices/invoices.en.ts')).invoicesEn,
    fr: async () => (await import('../lib/invoices/invoices.fr.ts')).invoicesFr,
  },
  unexpectedCharges: {
    en: async () => (await import('../lib/unexpected-charges/unexpected-charges.en.ts')).unexpectedChargesEn,
    fr: async () => (await import('../lib/unexpected-charges/unexpected-charges.fr.ts')).unexpectedChargesFr,
  },
  provider: {
    en: async () => (await import('../lib/provider/provider.en.ts')).providerEn,
    fr: async () => (await import('../lib/provider/provider.fr.ts')).providerFr,
  },
  cardEntry: {
    en: async () => (await import('../lib/card-entry/card-entry.en.ts')).cardEntryEn,
    fr: async () => (await import('../lib/card-entry/card-entry.fr.ts')).cardEntryFr,
  },
  legal: {
    en: async () => (await import('../lib/legal/legal.en.ts')).legalEn,
    fr: async () => (await import('../lib/legal/legal.fr.ts')).legalFr,
  },
  merchant: {
    en: async () => (await import('../features/merchant/merchant.en.ts')).merchantEn,
    fr: async () => (await import('../features/merchant/merchant.fr.ts')).merchantFr,
  },
} as const satisfies TextSources;

export type Namespace = keyof typeof SOURCES;

type MessagesOf<Sources extends Record<string, { en: () => Promise<unknown> }>> = {
  [Key in keyof Sources]: Awaited<ReturnType<Sources[Key]['en']>>;
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: MessagesOf<typeof SOURCES>;
  }
}

/** The texts of this page. */
export const textStore = createTextStore(SOURCES);

/** What every screen needs. */
export const SHELL_TEXTS: readonly Namespace[] = ['app', 'ui', 'errors'];

/** All namespaces, for the test that walks them. */
export const NAMESPACES = Object.keys(SOURCES) as Namespace[];
export const textSources: TextSources = SOURCES;
