import {
  beginCardEntry as beginEndpoint,
  deleteCard as deleteEndpoint,
  getCard,
  receivePaymentWebhook,
  saveCard as saveEndpoint,
} from '@comptoir/contract/money/cards';
import type { FastifyInstance } from 'fastify';
import type { CardPayments, PaymentEvent } from '../../../gateways/card-payments/card-payments.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { textOf } from '../../../platform/http/body-text.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { type Authenticate, route } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/merchants/merchant-scope.ts';
import { recordPaymentEvents } from '../payments/reconcile-payments.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { beginCardEntry, readCard } from './read-card.ts';
import { deleteCard } from './delete-card.ts';
import { type SaveCardDeps, saveCard } from './save-card.ts';

/** Enough for a user who mistypes, too few for one who tries out stolen cards. */
const FEW = { max: 30, timeWindow: '1 minute' };

export function cardRoutes(app: FastifyInstance, deps: SaveCardDeps & { signedIn: Authenticate<SignedIn> }): void {
  const { database, signedIn: authenticate } = deps;
  route(app, getCard, {
    authenticate,
    handler: async ({ query, caller: { actor } }) => ({
      card: await readCard(deps, await resolveMerchant(database, actor, { ...query, action: 'read-card' })),
    }),
  });
  route(app, beginEndpoint, {
    authenticate,
    rateLimit: FEW,
    handler: async ({ query, caller: { actor }, request }) => {
      const { merchantId } = await resolveMerchant(database, actor, { ...query, action: 'edit-card' });
      return beginCardEntry(deps.payments, { merchantId, language: preferredLanguage(request) });
    },
  });
  route(app, saveEndpoint, {
    authenticate,
    rateLimit: FEW,
    handler: async ({ query, body: { card, ...body }, caller: { actor, user }, request }) => {
      const merchant = await resolveMerchant(database, actor, { ...query, action: 'edit-card' });
      return saveCard(deps, { ...body, merchant, user, face: card ?? null, address: request.ip });
    },
  });
  route(app, deleteEndpoint, {
    authenticate,
    handler: async ({ query, caller: { actor } }) => {
      const merchant = await resolveMerchant(database, actor, { ...query, action: 'edit-card' });
      await deleteCard(deps, { merchant, userId: actor.userId });
      return null;
    },
  });
  route(app, receivePaymentWebhook, {
    authenticate: recognizeEvents(deps.payments),
    keepsText: true,
    handler: async ({ caller: events }) => {
      await recordPaymentEvents(database, events);
      return null;
    },
  });
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
