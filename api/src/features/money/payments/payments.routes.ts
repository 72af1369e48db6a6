import { receivePaymentWebhook } from '@comptoir/contract/money/cards';
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
import type { Writable } from 'node:stream';
import type { CardPayments, PaymentEvent } from '../../../gateways/card-payments/card-payments.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { textOf } from '../../../platform/http/body-text.ts';
import { route, streamRoute, type Authenticate } from '../../../platform/http/route.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { payInvoice } from './pay-invoice.ts';
import type { DueInvoicesDeps } from '../invoices/create-due-invoices.ts';
import { recordPaymentEvents, type PaymentDeps } from './reconcile-payments.ts';
import { refundInvoice } from './refund-invoice.ts';
import { keepUnexpectedCharge, refundUnexpectedCharge } from './resolve-unexpected-charge.ts';
import { retryRefund } from './retry-refund.ts';
import { runBilling } from './run-billing.ts';
import { listUnexpectedCharges } from './unexpected-charges.store.ts';

export type PaymentRouteDeps = PaymentDeps &
  DueInvoicesDeps & { readonly signedIn: Authenticate<SignedIn>; readonly config: { readonly demo: boolean } };

export function paymentRoutes(app: FastifyInstance, deps: PaymentRouteDeps): void {
  for (const endpoint of [payEndpoint, retryInvoice]) {
    route(app, endpoint, {
      authenticate: deps.signedIn,
      handler: ({ params, caller: { actor } }) =>
        payInvoice(deps, {
          scope: scopeOfActor(actor),
          userId: actor.userId,
          by: actor.role === 'admin' ? 'admin' : 'merchant',
          invoiceId: params.id,
        }),
    });
  }
  route(app, refundEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ params, body, caller: { actor } }) =>
      refundInvoice(deps, { ...body, userId: actor.userId, invoiceId: params.id }),
  });
  route(app, retryRefundEndpoint, {
    authenticate: deps.signedIn,
    handler: ({ params }) => retryRefund(deps, params.id),
  });
  route(app, receivePaymentWebhook, {
    authenticate: recognizeEvents(deps.payments),
    keepsText: true,
    handler: async ({ caller: events }) => {
      await recordPaymentEvents(deps.database, events);
      return null;
    },
  });
  unexpectedChargeRoutes(app, deps);
  streamRoute(app, runEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ body, request, reply }) => {
      if (!deps.config.demo) throw new AppError('not-found');
      await deps.database.transaction({ role: 'system' }, (tx) => {
        const record = { action: 'billing-run', facts: { now: body.now } } as const;
        writeAudit(tx, { occurredAt: deps.now(), subject: { type: 'plan', id: null }, record });
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
        await runBilling(deps, new Date(body.now), write);
      } catch (error) {
        deps.log.error(error, 'a billing run came to an end before it was done');
        write({ step: 'failed' });
      }
      reply.raw.end();
    },
  });
}

function unexpectedChargeRoutes(app: FastifyInstance, deps: PaymentRouteDeps): void {
  const { database, signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ query, caller: { actor } }) => ({
      items: await database.transaction(scopeOfActor(actor), (tx) =>
        listUnexpectedCharges(tx, query.merchantId ?? null),
      ),
    }),
  });
  route(app, refundChargeEndpoint, {
    authenticate,
    handler: ({ params, caller: { actor } }) => refundUnexpectedCharge(deps, { id: params.id, userId: actor.userId }),
  });
  route(app, keepEndpoint, {
    authenticate,
    handler: ({ params, body, caller: { actor } }) =>
      keepUnexpectedCharge(deps, { ...body, id: params.id, userId: actor.userId }),
  });
}

/** Writes how far some work has come, one line of JSON at a time. */
type WriteProgress = (progress: { readonly step: string }) => void;

/** A line for each of thousands of charges would cost more than it says. */
const BETWEEN_LINES_MS = 100;

/**
 * Writes a line whenever another step begins. Within a step it writes at most ten a second, and none while the reader has
 * not taken what was written before: nothing piles up, and the next line says all that was left out.
 */
export function writeProgressTo(stream: Writable, clock: () => number = () => performance.now()): WriteProgress {
  let step: string | null = null;
  let nextAt = 0;
  let isTaken = true;
  return (progress) => {
    const now = clock();
    if (progress.step === step && (now < nextAt || !isTaken)) return;
    step = progress.step;
    nextAt = now + BETWEEN_LINES_MS;
    if (stream.write(`${JSON.stringify(progress)}\n`) || !isTaken) return;
    isTaken = false;
    stream.once('drain', () => {
      isTaken = true;
    });
  };
}

/** Messages are the provider's by their signature, over the text as it came. */
const recognizeEvents =
  (payments: CardPayments | null): Authenticate<PaymentEvent[]> =>
  async (request) => {
    if (!payments) throw new AppError('payments-not-configured');
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    const events = payments.readWebhook({ headers, body: textOf(request) });
    if (!events) throw new AppError('webhook-not-recognized');
    return events;
  };
