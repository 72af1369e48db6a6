import { runBilling as runEndpoint } from '@comptoir/contract/money/billing-runs';
import {
  payInvoice as payEndpoint,
  refundInvoice as refundEndpoint,
  retryInvoice,
  retryRefund as retryRefundEndpoint,
} from '@comptoir/contract/money/invoices';
import {
  keepUnexpectedCharge as keepEndpoint,
  listUnexpectedCharges as listEndpoint,
  refundUnexpectedCharge as refundChargeEndpoint,
} from '@comptoir/contract/money/unexpected-charges';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { route, streamRoute, type Identify } from '../../../platform/http/route.ts';
import { writeAudit } from '../../base/audit/write-audit.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { payInvoice } from './pay-invoice.ts';
import type { BillDayNeeds } from '../invoices/bill-day.ts';
import type { PaymentNeeds } from './reconcile-payments.ts';
import { refundInvoice } from './refund-invoice.ts';
import { keepUnexpectedCharge, refundUnexpectedCharge } from './resolve-unexpected-charge.ts';
import { retryRefund } from './retry-refund.ts';
import { runBilling } from './run-billing.ts';
import { listUnexpectedCharges } from './unexpected-charges.queries.ts';
import { writeProgressTo } from './write-progress.ts';

export type PaymentRouteNeeds = PaymentNeeds &
  BillDayNeeds & { readonly signedIn: Identify<SignedIn>; readonly config: { readonly demo: boolean } };

export function paymentRoutes(app: FastifyInstance, needs: PaymentRouteNeeds): void {
  for (const endpoint of [payEndpoint, retryInvoice]) {
    route(app, endpoint, {
      identify: needs.signedIn,
      answer: ({ params, caller: { actor } }) =>
        payInvoice(needs, {
          scope: scopeOfActor(actor),
          userId: actor.userId,
          by: actor.role === 'admin' ? 'admin' : 'merchant',
          invoiceId: params.id,
        }),
    });
  }
  route(app, refundEndpoint, {
    identify: needs.signedIn,
    answer: ({ params, body, caller: { actor } }) =>
      refundInvoice(needs, { ...body, userId: actor.userId, invoiceId: params.id }),
  });
  route(app, retryRefundEndpoint, {
    identify: needs.signedIn,
    answer: ({ params }) => retryRefund(needs, params.id),
  });
  unexpectedChargeRoutes(app, needs);
  streamRoute(app, runEndpoint, {
    identify: needs.signedIn,
    answer: async ({ body, request, reply }) => {
      if (!needs.config.demo) throw new AppError('not-found');
      await needs.database.transaction({ role: 'system' }, (tx) => {
        const record = { action: 'billing-run', facts: { now: body.now } } as const;
        writeAudit(tx, { occurredAt: needs.now(), subject: { type: 'plan', id: null }, record });
      });
      reply.hijack();
      const headers = {
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
        'x-request-id': request.id,
      };
      reply.raw.writeHead(200, headers);
      const write = writeProgressTo(reply.raw);
      try {
        await runBilling(needs, new Date(body.now), write);
      } catch (error) {
        needs.log.error(error, 'a billing run came to an end before it was done');
        write({ step: 'failed' });
      }
      reply.raw.end();
    },
  });
}

function unexpectedChargeRoutes(app: FastifyInstance, needs: PaymentRouteNeeds): void {
  const { database, signedIn: identify } = needs;
  route(app, listEndpoint, {
    identify,
    answer: async ({ query, caller: { actor } }) => ({
      items: await database.transaction(scopeOfActor(actor), (tx) =>
        listUnexpectedCharges(tx, query.merchantId ?? null),
      ),
    }),
  });
  route(app, refundChargeEndpoint, {
    identify,
    answer: ({ params, caller: { actor } }) => refundUnexpectedCharge(needs, { id: params.id, userId: actor.userId }),
  });
  route(app, keepEndpoint, {
    identify,
    answer: ({ params, body, caller: { actor } }) =>
      keepUnexpectedCharge(needs, { ...body, id: params.id, userId: actor.userId }),
  });
}
