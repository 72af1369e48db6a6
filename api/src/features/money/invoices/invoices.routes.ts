import {
  emailInvoice as emailEndpoint,
  getInvoice,
  getInvoicePdf,
  listInvoices as listEndpoint,
} from '@comptoir/contract/money/invoices';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { fileRoute, route, type Identify } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { resolveMerchant, scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { emailInvoice } from './email-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { prepareDocument } from './prepare-document.ts';
import { readInvoiceDetails } from './read-invoice.ts';
import { renderPdf } from './render-pdf.ts';
import { fileNameOf } from './send-invoice-mail.ts';

export interface InvoiceRouteNeeds {
  readonly database: Database;
  readonly now: () => Date;
  readonly signedIn: Identify<SignedIn>;
}

export function invoiceRoutes(app: FastifyInstance, needs: InvoiceRouteNeeds): void {
  const { database, signedIn: identify } = needs;
  route(app, listEndpoint, {
    identify,
    answer: async ({ query: { merchantId, ...filter }, caller: { actor } }) =>
      listInvoices(database, {
        ...filter,
        scope: scopeOfActor(actor),
        merchantId: await whoseInvoices(database, actor, merchantId),
      }),
  });
  route(app, getInvoice, {
    identify,
    answer: ({ params, caller }) =>
      database.transaction(scopeOfActor(caller.actor), (tx) => readInvoiceDetails(tx, params.id)),
  });
  route(app, emailEndpoint, {
    identify,
    // It sends mail to whatever address is given.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    answer: async ({ params, body, caller }) => {
      await limitMail(needs, caller, body.to);
      await emailInvoice(needs, { scope: scopeOfActor(caller.actor), invoiceId: params.id, to: body.to });
      return null;
    },
  });
  fileRoute(app, getInvoicePdf, {
    identify,
    answer: async ({ params, query, caller }) => {
      const kind = query.receipt ? 'receipt' : 'invoice';
      const { document } = await database.transaction(scopeOfActor(caller.actor), (tx) =>
        prepareDocument(tx, params.id, { kind }),
      );
      return { name: fileNameOf(document), contentType: 'application/pdf', content: await renderPdf(document) };
    },
  });
}

/** Administrators see everybody's when they name nobody. */
async function whoseInvoices(database: Database, actor: Actor, merchantId?: string): Promise<string | null> {
  if (actor.role === 'admin' && merchantId === undefined) return null;
  return (await resolveMerchant(database, actor, { merchantId, action: 'list-invoices' })).merchantId;
}
