import { getApiDocument } from '@comptoir/contract/api-document';
import { buildDocument } from '@comptoir/contract/document/build-document';
import { FIGURE_REPORTS } from '@comptoir/contract/figure-reports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import type { Dependencies, RouteDependencies } from './dependencies.ts';
import { activityLogRoutes } from './features/base/activity-log/activity-log.routes.ts';
import { appointmentRoutes } from './features/help/appointments/appointments.routes.ts';
import { technicianRoutes } from './features/help/technicians/technicians.routes.ts';
import { serveSection } from './features/base/figures/serve-section.ts';
import { auditRoutes } from './features/base/audit/audit.routes.ts';
import { cardRoutes } from './features/money/cards/cards.routes.ts';
import { certificationRoutes } from './features/sales/certification/certification.routes.ts';
import { contactRoutes } from './features/people/contacts/contacts.routes.ts';
import { certificateRoutes, deviceRoutes } from './features/sales/devices/devices.routes.ts';
import { userReportRoutes } from './features/sales/device-reports/device-reports.routes.ts';
import { contractRoutes } from './features/sales/contracts/contracts.routes.ts';
import { customerRoutes } from './features/sales/customers/customers.routes.ts';
import { menuRoutes, tillMenuRoutes } from './features/sales/menu/menu.routes.ts';
import { menuProviderRoutes } from './features/sales/menu-provider/menu-provider.routes.ts';
import { sentEstimateRoutes } from './features/sales/estimates/sent-estimates.routes.ts';
import { estimateRoutes } from './features/sales/estimates/estimates.routes.ts';
import { employeeRoutes } from './features/sales/employees/employees.routes.ts';
import { presumeTill } from './features/sales/devices/presume-till.ts';
import { noteCalendars } from './features/sales/devices/note-calendar.ts';
import { recognizeDevice } from './features/sales/devices/recognize-device.ts';
import { terminalRoutes } from './features/sales/devices/terminals.routes.ts';
import { exportRoutes } from './features/base/exports/exports.routes.ts';
import { taxRoutes } from './features/base/taxes/taxes.routes.ts';
import { incidentRoutes } from './features/base/incidents/incidents.routes.ts';
import { jobRoutes } from './features/base/jobs/jobs.routes.ts';
import { impersonationRoutes } from './features/people/impersonation/impersonation.routes.ts';
import { recordImpersonatedRequest } from './features/people/impersonation/record-impersonated-request.ts';
import { INVOICE_FIGURES } from './features/money/invoices/invoice-figures.queries.ts';
import { invoiceRoutes } from './features/money/invoices/invoices.routes.ts';
import { mailReportRoutes } from './features/base/mail/mail-reports.routes.ts';
import { mailRoutes } from './features/base/mail/mail.routes.ts';
import { merchantRoutes } from './features/base/merchants/merchants.routes.ts';
import { merchantViewRoutes } from './features/base/merchants/merchant-views.routes.ts';
import { taxNumberRoutes } from './features/base/merchants/tax-numbers.routes.ts';
import { priceMoveRoutes } from './features/money/price-moves/price-moves.routes.ts';
import { planRoutes } from './features/money/plan/plan.routes.ts';
import { commissionRoutes } from './features/money/commissions/commissions.routes.ts';
import { messageTemplateRoutes } from './features/people/message-templates/message-templates.routes.ts';
import { merchantBatchRoutes } from './features/people/merchant-batches/merchant-batches.routes.ts';
import { partnerRoutes } from './features/people/partners/partners.routes.ts';
import { membershipRoutes } from './features/people/memberships/memberships.routes.ts';
import { ownershipRoutes } from './features/people/ownership/ownership.routes.ts';
import { profileRoutes } from './features/people/profile/profile.routes.ts';
import { promoCodeRoutes } from './features/money/promo-codes/promo-codes.routes.ts';
import { registrationProgressRoutes } from './features/help/installation/installation.routes.ts';
import { confirmRegistration } from './features/people/registration/confirm-registration.ts';
import { ONBOARDING_FIGURES } from './features/people/registration/onboarding-figures.queries.ts';
import { registrationRoutes } from './features/people/registration/registration.routes.ts';
import { merchantNoteRoutes } from './features/help/notes/notes.routes.ts';
import { releaseNoteRoutes } from './features/help/release-notes/release-notes.routes.ts';
import { proofRoutes } from './features/sales/proof/proof.routes.ts';
import { SENDING_FIGURES } from './features/sales/transmissions/sending-figures.queries.ts';
import { CERTIFICATE_FIGURES } from './features/sales/devices/certificate-figures.queries.ts';
import { revenueRoutes } from './features/money/revenue/revenue.routes.ts';
import { reportRoutes } from './features/sales/reports/reports.routes.ts';
import { rescheduleUnpaidInvoices } from './features/money/payments/claim-due.ts';
import { paymentRoutes } from './features/money/payments/payments.routes.ts';
import { posConnectionRoutes } from './features/provider/pos-connection/pos-connection.routes.ts';
import { posDataRoutes } from './features/provider/pos-data/pos-data.routes.ts';
import { posSignInRoutes } from './features/provider/pos-sign-in/pos-sign-in.routes.ts';
import { recognizeUser } from './features/base/access/recognize-user.ts';
import { summarizeRestore } from './features/base/restores/view-restore.ts';
import { searchRoutes } from './features/base/search/search.routes.ts';
import { sessionRoutes } from './features/base/sessions/sessions.routes.ts';
import { SUPPORT_FIGURES } from './features/help/support/support-figures.queries.ts';
import { supportSettingsRoutes } from './features/base/support-settings/support-settings.routes.ts';
import { inboundMailRoutes } from './features/help/support/inbound-mail.routes.ts';
import { supportRoutes } from './features/help/support/support.routes.ts';
import { ticketRoutes } from './features/help/support/tickets.routes.ts';
import { subscriptionRoutes } from './features/money/subscriptions/subscriptions.routes.ts';
import { transmissionRoutes } from './features/sales/transmissions/transmissions.routes.ts';
import { transmissionHealthRoutes } from './features/sales/transmission-health/transmission-health.routes.ts';
import { acceptanceRoutes } from './features/sales/acceptance/acceptance.routes.ts';
import { billRoutes, deviceBillRoutes } from './features/sales/bills/bills.routes.ts';
import { userRoutes } from './features/people/users/users.routes.ts';
import { listFieldSources } from './gateways/card-payments/list-field-sources.ts';
import { metricsRoute } from './metrics/serve-metrics.ts';
import { beat } from './platform/database/beat.ts';
import { drainOnClose } from './platform/http/drain-on-close.ts';
import { healthRoutes } from './platform/http/health.ts';
import { openApi } from './platform/http/open-api.ts';
import { renderNotFound } from './platform/http/render-error.ts';
import { buildServer } from './platform/http/server.ts';
import { serveFiles } from './platform/http/serve-files.ts';

/** The server with every feature's routes, listed by hand; it does not listen yet. A worker answers how it is, and nothing else. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log, metrics } = dependencies;
  const sources = listFieldSources(config.cards);
  const origins =
    config.apiBaseUrl === null ? null : { page: new URL(config.publicUrl).origin, api: config.apiBaseUrl };
  const { callCounts } = dependencies;
  const requestEnded = metrics?.requestEnded;
  const app = await buildServer({ log, trustProxy: config.trustProxy, sources, origins, callCounts, requestEnded });
  const { version } = packageFile;
  // no proxy hands calls to a worker
  const isClosing = drainOnClose(app, config.role === 'worker' ? 0 : config.drainMs);
  healthRoutes(app, { version, check: () => tryDatabase(dependencies.database), isClosing });
  if (metrics && config.metrics?.port === null) metricsRoute(app, { ...config.metrics, render: metrics.render });
  if (config.role === 'worker') app.setNotFoundHandler(renderNotFound);
  else await serve(app, dependencies);
  return app;
}

/** Serves the API, its document and the portal. */
async function serve(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { config } = dependencies;
  const deps = routeDepsOf(dependencies);
  const mayRead = config.demo ? null : (request: FastifyRequest) => deps.signedIn(request, getApiDocument);
  const document = buildDocument({ version: packageFile.version, serverUrl: config.apiBaseUrl ?? config.publicUrl });
  await openApi(app, { document, mayRead });
  // In a plugin of its own, so that the rate limits, registered before, see every route.
  await app.register(async (routes) => registerRoutes(routes, deps));
  await serveFiles(app, config.webDir, config.apiBaseUrl);
}

async function tryDatabase(database: Dependencies['database']): Promise<object> {
  await beat(database);
  return summarizeRestore(database);
}

/** Returns the dependencies of routes. */
const routeDepsOf = (dependencies: Dependencies): RouteDependencies => ({
  ...dependencies,
  anyone: async () => null,
  confirmRegistration: confirmRegistration(dependencies),
  signedIn: recognizeUser({ ...dependencies, recordImpersonatedRequest: recordImpersonatedRequest(dependencies) }),
  till: recognizeDevice(dependencies),
  presumedTill: presumeTill(dependencies),
  noteCalendar: noteCalendars(dependencies),
  taxAuthority: dependencies.authority,
  authorityConfig: dependencies.config.authority,
  publicUrl: dependencies.config.publicUrl,
  verifierDir: dependencies.config.verifierDir,
});

/** Routes of people's own account. */
function ownAccountRoutes(routes: FastifyInstance, deps: RouteDependencies): void {
  profileRoutes(routes, deps);
  membershipRoutes(routes, deps);
  ownershipRoutes(routes, deps);
}

/** Every feature's routes. */
function registerRoutes(routes: FastifyInstance, deps: RouteDependencies): void {
  registerOperations(routes, deps);
  sessionRoutes(routes, deps);
  searchRoutes(routes, deps);
  registrationRoutes(routes, deps);
  serveSection(routes, deps, { calls: FIGURE_REPORTS.onboarding, source: ONBOARDING_FIGURES });
  registrationProgressRoutes(routes, deps);
  ownAccountRoutes(routes, deps);
  posSignInRoutes(routes, deps);
  posConnectionRoutes(routes, deps);
  posDataRoutes(routes, deps);
  impersonationRoutes(routes, deps);
  userRoutes(routes, deps);
  auditRoutes(routes, deps);
  merchantRoutes(routes, deps);
  mailRoutes(routes, deps);
  mailReportRoutes(routes, deps);
  merchantViewRoutes(routes, deps);
  taxNumberRoutes(routes, deps);
  partnerRoutes(routes, deps);
  merchantBatchRoutes(routes, deps);
  messageTemplateRoutes(routes, deps);
  commissionRoutes(routes, deps);
  contactRoutes(routes, deps);
  supportRoutes(routes, deps);
  supportSettingsRoutes(routes, deps);
  serveSection(routes, deps, { calls: FIGURE_REPORTS.support, source: SUPPORT_FIGURES });
  merchantNoteRoutes(routes, deps);
  releaseNoteRoutes(routes, deps);
  reportRoutes(routes, deps);
  deviceRoutes(routes, deps);
  offerRoutes(routes, deps);
  employeeRoutes(routes, deps);
  certificateRoutes(routes, deps);
  serveSection(routes, deps, { calls: FIGURE_REPORTS.certificates, source: CERTIFICATE_FIGURES });
  serveSection(routes, deps, { calls: FIGURE_REPORTS.sending, source: SENDING_FIGURES });
  userReportRoutes(routes, deps);
  activityLogRoutes(routes, deps);
  exportRoutes(routes, deps);
  deviceBillRoutes(routes, deps);
  transmissionHealthRoutes(routes, deps);
  transmissionRoutes(routes, deps);
  terminalRoutes(routes, deps);
  billRoutes(routes, deps);
  proofRoutes(routes, deps);
  priceRoutes(routes, deps);
  certificationRoutes(routes, deps);
  subscriptionRoutes(routes, deps);
  appointmentRoutes(routes, deps);
  technicianRoutes(routes, deps);
  invoiceRoutes(routes, deps);
  serveSection(routes, deps, { calls: FIGURE_REPORTS.invoices, source: INVOICE_FIGURES });
  paymentRoutes(routes, deps);
  revenueRoutes(routes, deps);
  cardRoutes(routes, { ...deps, rescheduleUnpaidInvoices });
}

/** Registers the routes about what a merchant offers: the menu, and what caterers agree on with customers. */
function offerRoutes(routes: FastifyInstance, deps: RouteDependencies): void {
  menuRoutes(routes, deps);
  menuProviderRoutes(routes, deps);
  tillMenuRoutes(routes, deps);
  customerRoutes(routes, deps);
  contractRoutes(routes, deps);
  acceptanceRoutes(routes, deps);
  estimateRoutes(routes, deps);
  sentEstimateRoutes(routes, deps);
}

/** Registers the routes about the prices of subscriptions and their changes. */
function priceRoutes(routes: FastifyInstance, deps: RouteDependencies): void {
  planRoutes(routes, deps);
  priceMoveRoutes(routes, deps);
  promoCodeRoutes(routes, deps);
}

/** Registers the routes of support and of the people who run the server. */
function registerOperations(routes: FastifyInstance, deps: RouteDependencies): void {
  ticketRoutes(routes, deps);
  inboundMailRoutes(routes, deps);
  jobRoutes(routes, deps);
  incidentRoutes(routes, deps);
  taxRoutes(routes, deps);
}
