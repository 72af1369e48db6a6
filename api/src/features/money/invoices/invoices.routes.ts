import {
  emailInvoice as emailEndpoint,
  getInvoice,
  getInvoicePdf,
  getInvoiceTotal,
  listInvoices as listEndpoint,
  listUnpaidAccounts as unpaidEndpoint,
  type InvoiceTotal,
} from '@comptoir/contract/money/invoices';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import { UNPAID_STATES } from '@comptoir/domain/money/invoices/invoice-state';
import type { RouteDependencies } from '../../../dependencies.ts';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { resolveMerchant, scopeOfActor } from '../../base/access/merchant-scope.ts';
import { emailInvoice } from './email-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { listUnpaidAccounts } from './list-unpaid-accounts.ts';
import { prepareDocument } from './prepare-document.ts';
import { readInvoiceDetails } from './read-invoice.ts';
import { renderPdfAside } from './render-pdf.ts';
import { fileNameOf } from './send-invoice-mail.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listInvoiceYears, sumInvoiceRows } from './invoices.queries.ts';

export type InvoiceRouteDeps = Pick<RouteDependencies, 'database' | 'now' | 'signedIn'>;

export function invoiceRoutes(app: FastifyInstance, deps: InvoiceRouteDeps): void {
  const { database, signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId, ...filter }, caller: { actor } }) =>
      listInvoices(database, {
        ...filter,
        scope: scopeOfActor(actor),
        merchantId: await whoseInvoices(database, actor, merchantId),
      }),
  });
  route(app, getInvoiceTotal, {
    authenticate,
    handler: async ({ query: { merchantId: wanted, ...filter }, caller: { actor } }) => {
      const { merchantId } = await resolveMerchant(database, actor, { merchantId: wanted, action: 'list-invoices' });
      return readInvoiceTotal(database, { ...filter, scope: scopeOfActor(actor), merchantId });
    },
  });
  route(app, unpaidEndpoint, {
    authenticate,
    handler: ({ query, caller: { actor } }) => listUnpaidAccounts(deps, actor, query),
  });
  route(app, getInvoice, {
    authenticate,
    handler: ({ params, caller }) =>
      database.transaction(scopeOfActor(caller.actor), (tx) => readInvoiceDetails(tx, params.id)),
  });
  route(app, emailEndpoint, {
    authenticate,
    // It sends mail to whatever address is given.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ params, body, caller }) => {
      await limitMail(deps, caller, body.to);
      await emailInvoice(deps, { scope: scopeOfActor(caller.actor), invoiceId: params.id, to: body.to });
      return null;
    },
  });
  fileRoute(app, getInvoicePdf, {
    authenticate,
    handler: async ({ params, query, caller }) => {
      const kind = query.receipt ? 'receipt' : 'invoice';
      const { document, invoice } = await database.transaction(scopeOfActor(caller.actor), (tx) =>
        prepareDocument(tx, params.id, { kind }),
      );
      return {
        name: fileNameOf(document),
        business: invoice.client.name,
        contentType: 'application/pdf',
        content: await renderPdfAside(document),
      };
    },
  });
}

/** Administrators see everybody's when they name no one. */
async function whoseInvoices(database: Database, actor: Actor, merchantId?: string): Promise<string | null> {
  if (actor.role === 'admin' && merchantId === undefined) return null;
  return (await resolveMerchant(database, actor, { merchantId, action: 'list-invoices' })).merchantId;
}

interface InvoiceTotalInput {
  readonly scope: Scope;
  readonly merchantId: string;
  readonly unpaid: boolean;
  readonly year?: number | undefined;
}

/** Sums the invoices of a merchant, on whatever page of the list they are. */
async function readInvoiceTotal(database: Database, input: InvoiceTotalInput): Promise<InvoiceTotal> {
  const { scope, merchantId, unpaid, year = null } = input;
  const states = unpaid ? UNPAID_STATES : null;
  const [sum, years] = await database.transaction(scope, (tx) =>
    Promise.all([
      sumInvoiceRows(tx, { merchantId, states, year, unpaidStates: UNPAID_STATES }),
      listInvoiceYears(tx, merchantId),
    ]),
  );
  if (!sum) throw new AppError('not-found');
  return { ...sum, years: years.map((row) => row.year) };
}
