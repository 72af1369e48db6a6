import { payInvoice as payEndpoint, refundInvoice as refundEndpoint, retryInvoice } from '@comptoir/contract/invoices';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../platform/http/route.ts';
import { scopeOfActor } from '../merchants/merchant-scope.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { payInvoice } from './pay-invoice.ts';
import type { PaymentNeeds } from './reconcile-payments.ts';
import { refundInvoice } from './refund-invoice.ts';

export function paymentRoutes(app: FastifyInstance, needs: PaymentNeeds & { signedIn: Identify<SignedIn> }): void {
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
}
