import { runBilling as runEndpoint } from '@comptoir/contract/billing-runs';
import {
  payInvoice as payEndpoint,
  refundInvoice as refundEndpoint,
  retryInvoice,
  retryRefund as retryRefundEndpoint,
} from '@comptoir/contract/invoices';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { route, streamRoute, type Identify } from '../../platform/http/route.ts';
import { scopeOfActor } from '../merchants/merchant-scope.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { payInvoice } from './pay-invoice.ts';
import type { BillDayNeeds } from '../invoices/bill-day.ts';
import type { PaymentNeeds } from './reconcile-payments.ts';
import { refundInvoice } from './refund-invoice.ts';
import { retryRefund } from './retry-refund.ts';
import { runBilling } from './run-billing.ts';
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
  streamRoute(app, runEndpoint, {
    identify: needs.signedIn,
    answer: async ({ body, reply }) => {
      if (!needs.config.demo) throw new AppError('not-found');
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
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
