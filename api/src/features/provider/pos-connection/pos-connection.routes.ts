import { receivePosWebhook } from '@comptoir/contract/provider/pos-connection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { addressGroup } from '../../base/sessions/address-group.ts';
import { isFirstInAWhile } from '../../base/sessions/is-first-in-a-while.ts';
import { queueNews } from './queue-news.ts';

/** One delivery may tell of many merchants, with many updates each. */
const LONGEST_DELIVERY_BYTES = 1_000_000;

export function posConnectionRoutes(
  app: FastifyInstance,
  deps: { database: Database; provider: PosProvider | null; now: () => Date },
): void {
  route(app, receivePosWebhook, {
    authenticate: recognizeDelivery(deps.provider),
    bodyLimit: LONGEST_DELIVERY_BYTES,
    rateLimit: { max: 600, timeWindow: '1 minute' },
    handler: async ({ body, caller: provider, request }) => {
      if ('verificationCode' in body) {
        // An administrator who sets the webhook up reads it here and types it in at the provider's. Anyone may send one, and fill the log.
        if (await isFirstHandshake(deps, request.ip))
          request.log.warn({ verificationCode: body.verificationCode }, 'the provider asks to confirm the webhook');
        return null;
      }
      const news = provider.readDelivery(body);
      if (!news) throw new AppError('webhook-not-recognized');
      await deps.database.transaction({ role: 'system' }, (tx) => queueNews(tx, provider.name, news));
      return null;
    },
  });
}

const HANDSHAKE_EVERY_MS = 600_000;

const isFirstHandshake = ({ database, now }: { database: Database; now: () => Date }, address: string) =>
  database.transaction({ role: 'system' }, (tx) =>
    isFirstInAWhile(tx, { subject: `handshake ${addressGroup(address)}`, now: now(), everyMs: HANDSHAKE_EVERY_MS }),
  );

/** A delivery is the provider's by its header; the handshake that comes before it has none, and changes nothing. */
const recognizeDelivery =
  (provider: PosProvider | null): Authenticate<PosProvider> =>
  async (request) => {
    if (!provider) throw new AppError('pos-sign-in-not-offered');
    if (!isHandshake(request) && !provider.recognizesDelivery(request.headers))
      throw new AppError('webhook-not-recognized');
    return provider;
  };

/** True for a body that carries the code and nothing else: a delivery cannot pass for one. */
const isHandshake = ({ body }: FastifyRequest): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).join() === 'verificationCode';
