import { getApiDocument } from '@comptoir/contract/api-document';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import type { Dependencies } from './dependencies.ts';
import { activityLogRoutes } from './features/activity-log/activity-log.routes.ts';
import { appointmentRoutes } from './features/appointments/appointments.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { cardRoutes } from './features/cards/cards.routes.ts';
import { certificationRoutes } from './features/certification/certification.routes.ts';
import { contactRoutes } from './features/contacts/contacts.routes.ts';
import { certificateRoutes, deviceRoutes } from './features/devices/devices.routes.ts';
import { employeeRoutes } from './features/employees/employees.routes.ts';
import { recognizeDevice } from './features/devices/recognize-device.ts';
import { tillRoutes } from './features/devices/tills.routes.ts';
import { impersonationRoutes } from './features/impersonation/impersonation.routes.ts';
import { noteImpersonatedRequest } from './features/impersonation/note-impersonated-request.ts';
import { invoiceRoutes } from './features/invoices/invoices.routes.ts';
import { merchantRoutes } from './features/merchants/merchants.routes.ts';
import { taxNumberRoutes } from './features/merchants/tax-numbers.routes.ts';
import { planRoutes } from './features/plan/plan.routes.ts';
import { partnerRoutes } from './features/partners/partners.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { promoCodeRoutes } from './features/promo-codes/promo-codes.routes.ts';
import { registrationProgressRoutes } from './features/registration-progress/registration-progress.routes.ts';
import { confirmRegistration } from './features/registration/confirm-registration.ts';
import { registrationRoutes } from './features/registration/registration.routes.ts';
import { releaseNoteRoutes } from './features/release-notes/release-notes.routes.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { posConnectionRoutes } from './features/pos-connection/pos-connection.routes.ts';
import { posDataRoutes } from './features/pos-data/pos-data.routes.ts';
import { posSignInRoutes } from './features/pos-sign-in/pos-sign-in.routes.ts';
import { recognizeUser } from './features/sessions/recognize-user.ts';
import { summarizeRestore } from './features/restores/view-restore.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { transmissionHealthRoutes } from './features/transmission-health/transmission-health.routes.ts';
import { billRoutes, transactionRoutes } from './features/transactions/transactions.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { listFieldSources } from './gateways/card-payments/list-field-sources.ts';
import { beat } from './platform/database/beat.ts';
import { healthRoutes } from './platform/http/health.ts';
import { openApi } from './platform/http/open-api.ts';
import { buildServer } from './platform/http/server.ts';
import { serveFiles } from './platform/http/serve-files.ts';

/** The server with every feature's routes, listed by hand; it does not listen yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log } = dependencies;
  const sources = listFieldSources(config.cards);
  const app = await buildServer({ log, trustProxy: config.trustProxy, sources, callCounts: dependencies.callCounts });
  const needs = {
    ...dependencies,
    anyone: async () => null,
    confirmRegistration: confirmRegistration(dependencies),
    signedIn: recognizeUser({ ...dependencies, noteImpersonatedRequest: noteImpersonatedRequest(dependencies) }),
    till: recognizeDevice(dependencies),
    taxAuthority: dependencies.authority,
    authorityConfig: config.authority,
    publicUrl: config.publicUrl,
  };
  const mayRead = config.demo ? null : (request: FastifyRequest) => needs.signedIn(request, getApiDocument);
  await openApi(app, { title: 'Comptoir', version: packageFile.version, mayRead });
  // In a plugin of its own, so that the OpenAPI document and the rate limits, registered before, see every route.
  await app.register(async (routes) => {
    sessionRoutes(routes, needs);
    registrationRoutes(routes, needs);
    registrationProgressRoutes(routes, needs);
    profileRoutes(routes, needs);
    posSignInRoutes(routes, needs);
    posConnectionRoutes(routes, needs);
    posDataRoutes(routes, needs);
    impersonationRoutes(routes, needs);
    userRoutes(routes, needs);
    auditRoutes(routes, needs);
    merchantRoutes(routes, needs);
    taxNumberRoutes(routes, needs);
    partnerRoutes(routes, needs);
    contactRoutes(routes, needs);
    supportRoutes(routes, needs);
    releaseNoteRoutes(routes, needs);
    reportRoutes(routes, needs);
    deviceRoutes(routes, needs);
    employeeRoutes(routes, needs);
    certificateRoutes(routes, needs);
    activityLogRoutes(routes, needs);
    transactionRoutes(routes, needs);
    transmissionHealthRoutes(routes, needs);
    tillRoutes(routes, needs);
    billRoutes(routes, needs);
    planRoutes(routes, needs);
    certificationRoutes(routes, needs);
    promoCodeRoutes(routes, needs);
    subscriptionRoutes(routes, needs);
    appointmentRoutes(routes, needs);
    invoiceRoutes(routes, needs);
    paymentRoutes(routes, needs);
    cardRoutes(routes, needs);
    healthRoutes(routes, async () => {
      await beat(dependencies.database);
      return summarizeRestore(dependencies.database);
    });
  });
  await serveFiles(app, config.webDir);
  return app;
}
