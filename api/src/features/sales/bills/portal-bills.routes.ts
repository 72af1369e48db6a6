import { emailBill as emailEndpoint, getBillPdf } from '@comptoir/contract/sales/bill-documents';
import {
  exportBills as exportEndpoint,
  getBill,
  listBills as listEndpoint,
  orderBillExport as orderEndpoint,
  sumBills as sumEndpoint,
} from '@comptoir/contract/sales/bills';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import type { AuthorityConfig } from '../../../gateways/tax-authority/authority-config.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route, type File } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { emailBill } from './paper/email-bill.ts';
import { exportBills, orderBillExport } from './read/export-bills.ts';
import { listBills, sumBills } from './read/list-bills.ts';
import { prepareBillDocument, type PreparedBill } from './paper/prepare-bill-document.ts';
import { renderBillPdfAside } from './paper/render-bill-pdf.ts';
import { viewBill, type BillAsked } from './read/view-bill.ts';

export interface PortalBillRoutesDeps extends Pick<RouteDependencies, 'database' | 'exports' | 'now' | 'signedIn'> {
  readonly authorityConfig: Pick<AuthorityConfig, 'qrUrl'>;
}

/** Serves the bills that the portal shows. */
export function portalBillRoutes(app: FastifyInstance, deps: PortalBillRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  const scopeFor = (caller: SignedIn, merchantId: string | undefined) =>
    resolveMerchant(database, caller.actor, { merchantId, action: 'read-bills' });
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller }) =>
      listBills(deps, await scopeFor(caller, merchantId), wanted),
  });
  route(app, sumEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller }) =>
      sumBills(database, await scopeFor(caller, merchantId), wanted),
  });
  fileRoute(app, exportEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId, format, ...wanted }, caller, request }) =>
      exportBills(deps, await scopeFor(caller, merchantId), {
        wanted,
        format,
        language: preferredLanguage(request),
        mayGoOn: async () => scopeFor(await authenticate(request, exportEndpoint), merchantId),
      }),
  });
  route(app, orderEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId }, body: { format, ...wanted }, caller, request }) =>
      orderBillExport(deps, await scopeFor(caller, merchantId), {
        wanted,
        format,
        language: preferredLanguage(request),
        userId: caller.user.id,
      }),
  });
  route(app, getBill, {
    authenticate,
    isEvidence: true,
    handler: async ({ params, query, caller }) =>
      viewBill(deps, askFor(await scopeFor(caller, query.merchantId), params.id)),
  });
  fileRoute(app, getBillPdf, {
    authenticate,
    handler: async ({ params, query, caller }) => {
      return billPdf(await prepareBillDocument(deps, askFor(await scopeFor(caller, query.merchantId), params.id)));
    },
  });
  route(app, emailEndpoint, {
    authenticate,
    // it sends mail to whatever address is given
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ params, query, body, caller: { actor, user } }) => {
      const scope = await resolveMerchant(database, actor, { ...query, action: 'send-bills' });
      // the operator gets a blind copy of every bill that is mailed (SRM-52)
      const bcc = actor.role === 'merchant' ? user.email : null;
      await emailBill(deps, { ...askFor(scope, params.id), userId: user.id, bcc, body });
      return null;
    },
  });
}

/** A bill as the file that a call answers with, of the business as it was called when it signed. */
const billPdf = async (bill: PreparedBill): Promise<File> => ({
  name: bill.fileName,
  business: bill.merchant,
  contentType: 'application/pdf',
  content: await renderBillPdfAside(bill),
});

const askFor = (scope: MerchantScope, id: string): BillAsked => ({
  merchantId: scope.merchantId,
  scope: scopeOf(scope),
  id,
});
