import { figureReportExamples } from './figure-reports.ts';
import { activityLogExamples } from './base/activity-log.ts';
import { auditExamples } from './base/audit.ts';
import { exportExamples } from './base/exports.ts';
import { mailExamples } from './base/mail.ts';
import { merchantExamples, merchantListExamples } from './base/merchants.ts';
import { searchExamples } from './base/search.ts';
import { sessionExamples } from './base/sessions.ts';
import { appointmentExamples } from './help/appointments.ts';
import { technicianExamples } from './help/technicians.ts';
import { installationExamples } from './help/installation.ts';
import { merchantNoteExamples } from './help/notes.ts';
import { releaseNoteExamples } from './help/release-notes.ts';
import { incidentExamples } from './base/incidents.ts';
import { jobExamples } from './base/jobs.ts';
import { supportExamples } from './help/support.ts';
import { supportSettingsExamples } from './base/support-settings.ts';
import { taxExamples } from './base/taxes.ts';
import { supportMailExamples } from './help/support-mails.ts';
import { supportTicketExamples } from './help/support-tickets.ts';
import { billingRunExamples } from './money/billing-runs.ts';
import { cardExamples } from './money/cards.ts';
import { commissionExamples } from './money/commissions.ts';
import { invoiceExamples } from './money/invoices.ts';
import { planExamples } from './money/plan.ts';
import { priceMoveExamples } from './money/price-moves.ts';
import { promoCodeExamples } from './money/promo-codes.ts';
import { revenueExamples } from './money/revenue.ts';
import { revenueAccountingExamples } from './money/revenue-accounting.ts';
import { subscriptionExamples } from './money/subscriptions.ts';
import { unexpectedChargeExamples } from './money/unexpected-charges.ts';
import { contactExamples } from './people/contacts.ts';
import { invitationExamples } from './people/invitations.ts';
import { messageTemplateExamples } from './people/message-templates.ts';
import { merchantBatchExamples } from './people/merchant-batches.ts';
import { merchantViewExamples } from './base/merchant-views.ts';
import { selectionExamples } from './base/selections.ts';
import { partnerExamples } from './people/partners.ts';
import { membershipExamples } from './people/memberships.ts';
import { ownershipExamples } from './people/ownership.ts';
import { profileExamples } from './people/profile.ts';
import { registrationExamples } from './people/registration.ts';
import { userExamples } from './people/users.ts';
import { posConnectionExamples } from './provider/pos-connection.ts';
import { posSignInExamples } from './provider/pos-sign-in.ts';
import { billDocumentExamples, billExamples } from './sales/bills.ts';
import { proofExamples } from './sales/proof.ts';
import { businessStandingExamples } from './sales/business-standings.ts';
import { certificationExamples } from './sales/certification.ts';
import { deviceApiExamples } from './sales/device-api.ts';
import { deviceExamples } from './sales/devices.ts';
import { contractExamples } from './sales/contracts.ts';
import { acceptanceExamples } from './sales/acceptance.ts';
import { customerExamples } from './sales/customers.ts';
import { menuExamples } from './sales/menu.ts';
import { menuProviderExamples } from './sales/menu-provider.ts';
import { employeeExamples } from './sales/employees.ts';
import { estimateExamples, sentEstimateExamples } from './sales/estimates.ts';
import { annualReportExamples } from './sales/annual-reports.ts';
import { reportAccountingExamples } from './sales/report-accounting.ts';
import { reportChartExamples } from './sales/report-charts.ts';
import { reportDocumentExamples } from './sales/report-documents.ts';
import { reportItemExamples } from './sales/report-items.ts';
import { overviewExamples } from './sales/report-overview.ts';
import { reportExamples } from './sales/reports.ts';
import { transmissionExamples } from './sales/transmissions.ts';
import { userReportExamples } from './sales/device-reports.ts';
import type { Example } from './example.ts';

/** An example of every call, by its name. Each is typed by the call's schemas; a test validates it against them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...activityLogExamples,
  ...auditExamples,
  ...exportExamples,
  ...mailExamples,
  ...merchantExamples,
  ...merchantListExamples,
  ...searchExamples,
  ...sessionExamples,
  ...appointmentExamples,
  ...technicianExamples,
  ...installationExamples,
  ...merchantNoteExamples,
  ...releaseNoteExamples,
  ...jobExamples,
  ...incidentExamples,
  ...supportExamples,
  ...supportSettingsExamples,
  ...taxExamples,
  ...supportTicketExamples,
  ...supportMailExamples,
  ...billingRunExamples,
  ...cardExamples,
  ...commissionExamples,
  ...invoiceExamples,
  ...planExamples,
  ...priceMoveExamples,
  ...promoCodeExamples,
  ...revenueExamples,
  ...figureReportExamples,
  ...revenueAccountingExamples,
  ...subscriptionExamples,
  ...unexpectedChargeExamples,
  ...contactExamples,
  ...partnerExamples,
  ...invitationExamples,
  ...merchantBatchExamples,
  ...messageTemplateExamples,
  ...merchantViewExamples,
  ...selectionExamples,
  ...businessStandingExamples,
  ...membershipExamples,
  ...ownershipExamples,
  ...profileExamples,
  ...registrationExamples,
  ...userExamples,
  ...posConnectionExamples,
  ...posSignInExamples,
  ...billExamples,
  ...billDocumentExamples,
  ...proofExamples,
  ...certificationExamples,
  ...deviceApiExamples,
  ...deviceExamples,
  ...contractExamples,
  ...customerExamples,
  ...menuExamples,
  ...menuProviderExamples,
  ...acceptanceExamples,
  ...employeeExamples,
  ...estimateExamples,
  ...sentEstimateExamples,
  ...overviewExamples,
  ...reportExamples,
  ...reportAccountingExamples,
  ...reportChartExamples,
  ...reportDocumentExamples,
  ...reportItemExamples,
  ...annualReportExamples,
  ...transmissionExamples,
  ...userReportExamples,
};
