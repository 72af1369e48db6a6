import * as contract from '@comptoir/contract/sales/device-reports';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { fileRoute, route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { renderBillPdfAside } from '../bills/paper/render-bill-pdf.ts';
import { resolveDevice } from '../devices/resolve-device.ts';
import { listUserReports, prepareUserReport, viewUserReport } from './view-user-report.ts';

/** Serves the reports and declarations that tills have sent, for the portal. */
export function userReportRoutes(
  app: FastifyInstance,
  { database, signedIn: authenticate }: { readonly database: Database; readonly signedIn: Authenticate<SignedIn> },
): void {
  const deviceOf = ({ actor }: SignedIn, id: string) => resolveDevice(database, actor, { id, action: 'list-devices' });
  route(app, contract.listUserReports, {
    authenticate,
    handler: async ({ params, caller }) => ({
      items: await listUserReports(database, await deviceOf(caller, params.id)),
      nextCursor: null,
    }),
  });
  route(app, contract.getUserReport, {
    authenticate,
    isEvidence: true,
    handler: async ({ params, caller }) => viewUserReport(database, await deviceOf(caller, params.id), params.reportId),
  });
  fileRoute(app, contract.getUserReportPdf, {
    authenticate,
    handler: async ({ params, caller }) => {
      const { name, ...report } = await prepareUserReport(database, await deviceOf(caller, params.id), params.reportId);
      const content = await renderBillPdfAside(report);
      return { name, business: report.merchant, contentType: 'application/pdf', content };
    },
  });
}
