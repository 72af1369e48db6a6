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
    en: async () => (await import('../features/base/sessions/sign-in.en.ts')).signInEn,
    fr: async () => (await import('../features/base/sessions/sign-in.fr.ts')).signInFr,
  },
  profile: {
    en: async () => (await import('../features/people/profile/profile.en.ts')).profileEn,
    fr: async () => (await import('../features/people/profile/profile.fr.ts')).profileFr,
  },
  impersonation: {
    en: async () => (await import('../shared/impersonation/impersonation.en.ts')).impersonationEn,
    fr: async () => (await import('../shared/impersonation/impersonation.fr.ts')).impersonationFr,
  },
  dashboard: {
    en: async () => (await import('../features/base/dashboard/dashboard.en.ts')).dashboardEn,
    fr: async () => (await import('../features/base/dashboard/dashboard.fr.ts')).dashboardFr,
  },
  progress: {
    en: async () => (await import('../shared/installation/progress.en.ts')).progressEn,
    fr: async () => (await import('../shared/installation/progress.fr.ts')).progressFr,
  },
  devices: {
    en: async () => (await import('../features/sales/devices/devices.en.ts')).devicesEn,
    fr: async () => (await import('../features/sales/devices/devices.fr.ts')).devicesFr,
  },
  employees: {
    en: async () => (await import('../features/sales/employees/employees.en.ts')).employeesEn,
    fr: async () => (await import('../features/sales/employees/employees.fr.ts')).employeesFr,
  },
  activityLog: {
    en: async () => (await import('../features/base/activity-log/activity-log.en.ts')).activityLogEn,
    fr: async () => (await import('../features/base/activity-log/activity-log.fr.ts')).activityLogFr,
  },
  adminDashboard: {
    en: async () => (await import('../features/admin/dashboard/admin-dashboard.en.ts')).adminDashboardEn,
    fr: async () => (await import('../features/admin/dashboard/admin-dashboard.fr.ts')).adminDashboardFr,
  },
  appointments: {
    en: async () => (await import('../features/admin/appointments/appointments.en.ts')).appointmentsEn,
    fr: async () => (await import('../features/admin/appointments/appointments.fr.ts')).appointmentsFr,
  },
  merchantList: {
    en: async () => (await import('../features/admin/merchants/merchant-list.en.ts')).merchantListEn,
    fr: async () => (await import('../features/admin/merchants/merchant-list.fr.ts')).merchantListFr,
  },
  partnerList: {
    en: async () => (await import('../features/admin/partners/partner-list.en.ts')).partnerListEn,
    fr: async () => (await import('../features/admin/partners/partner-list.fr.ts')).partnerListFr,
  },
  partner: {
    en: async () => (await import('../features/admin/partners/partner.en.ts')).partnerEn,
    fr: async () => (await import('../features/admin/partners/partner.fr.ts')).partnerFr,
  },
  reports: {
    en: async () => (await import('../features/admin/reports/reports.en.ts')).reportsEn,
    fr: async () => (await import('../features/admin/reports/reports.fr.ts')).reportsFr,
  },
  users: {
    en: async () => (await import('../features/admin/users/users.en.ts')).usersEn,
    fr: async () => (await import('../features/admin/users/users.fr.ts')).usersFr,
  },
  gestion: {
    en: async () => (await import('../features/admin/gestion/gestion.en.ts')).gestionEn,
    fr: async () => (await import('../features/admin/gestion/gestion.fr.ts')).gestionFr,
  },
  plan: {
    en: async () => (await import('../features/admin/plan/plan.en.ts')).planEn,
    fr: async () => (await import('../features/admin/plan/plan.fr.ts')).planFr,
  },
  certification: {
    en: async () => (await import('../features/sales/certification/certification.en.ts')).certificationEn,
    fr: async () => (await import('../features/sales/certification/certification.fr.ts')).certificationFr,
  },
  audit: {
    en: async () => (await import('../features/admin/audit/audit.en.ts')).auditEn,
    fr: async () => (await import('../features/admin/audit/audit.fr.ts')).auditFr,
  },
  promoCodes: {
    en: async () => (await import('../features/admin/promo-codes/promo-codes.en.ts')).promoCodesEn,
    fr: async () => (await import('../features/admin/promo-codes/promo-codes.fr.ts')).promoCodesFr,
  },
  merchantMoney: {
    en: async () => (await import('../features/admin/payments/merchant-money.en.ts')).merchantMoneyEn,
    fr: async () => (await import('../features/admin/payments/merchant-money.fr.ts')).merchantMoneyFr,
  },
  contacts: {
    en: async () => (await import('../features/people/contacts/contacts.en.ts')).contactsEn,
    fr: async () => (await import('../features/people/contacts/contacts.fr.ts')).contactsFr,
  },
  merchantSummary: {
    en: async () => (await import('../shared/merchants/merchant-summary.en.ts')).merchantSummaryEn,
    fr: async () => (await import('../shared/merchants/merchant-summary.fr.ts')).merchantSummaryFr,
  },
  people: {
    en: async () => (await import('../shared/people/people.en.ts')).peopleEn,
    fr: async () => (await import('../shared/people/people.fr.ts')).peopleFr,
  },
  installation: {
    en: async () => (await import('../features/help/installation/installation.en.ts')).installationEn,
    fr: async () => (await import('../features/help/installation/installation.fr.ts')).installationFr,
  },
  bestPractices: {
    en: async () => (await import('../features/help/guides/best-practices.en.ts')).bestPracticesEn,
    fr: async () => (await import('../features/help/guides/best-practices.fr.ts')).bestPracticesFr,
  },
  faq: {
    en: async () => (await import('../features/help/guides/faq.en.ts')).faqEn,
    fr: async () => (await import('../features/help/guides/faq.fr.ts')).faqFr,
  },
  support: {
    en: async () => (await import('../features/help/support/support.en.ts')).supportEn,
    fr: async () => (await import('../features/help/support/support.fr.ts')).supportFr,
  },
  invoices: {
    en: async () => (await import('../features/money/invoices/invoices.en.ts')).invoicesEn,
    fr: async () => (await import('../features/money/invoices/invoices.fr.ts')).invoicesFr,
  },
  subscription: {
    en: async () => (await import('../features/money/subscriptions/subscription.en.ts')).subscriptionEn,
    fr: async () => (await import('../features/money/subscriptions/subscription.fr.ts')).subscriptionFr,
  },
  registration: {
    en: async () => (await import('../features/people/registration/registration.en.ts')).registrationEn,
    fr: async () => (await import('../features/people/registration/registration.fr.ts')).registrationFr,
  },
  subscribe: {
    en: async () => (await import('../features/money/subscriptions/subscribe.en.ts')).subscribeEn,
    fr: async () => (await import('../features/money/subscriptions/subscribe.fr.ts')).subscribeFr,
  },
  invoiceWords: {
    en: async () => (await import('../shared/invoices/invoice-words.en.ts')).invoiceWordsEn,
    fr: async () => (await import('../shared/invoices/invoice-words.fr.ts')).invoiceWordsFr,
  },
  unexpectedCharges: {
    en: async () => (await import('../shared/payments/unexpected-charges.en.ts')).unexpectedChargesEn,
    fr: async () => (await import('../shared/payments/unexpected-charges.fr.ts')).unexpectedChargesFr,
  },
  provider: {
    en: async () => (await import('../shared/pos-connection/provider.en.ts')).providerEn,
    fr: async () => (await import('../shared/pos-connection/provider.fr.ts')).providerFr,
  },
  cardEntry: {
    en: async () => (await import('../shared/cards/card-entry.en.ts')).cardEntryEn,
    fr: async () => (await import('../shared/cards/card-entry.fr.ts')).cardEntryFr,
  },
  legal: {
    en: async () => (await import('../shared/legal/legal.en.ts')).legalEn,
    fr: async () => (await import('../shared/legal/legal.fr.ts')).legalFr,
  },
  merchant: {
    en: async () => (await import('../features/base/merchants/merchant.en.ts')).merchantEn,
    fr: async () => (await import('../features/base/merchants/merchant.fr.ts')).merchantFr,
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
