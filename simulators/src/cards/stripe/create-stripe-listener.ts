import type { FastifyInstance } from 'fastify';
import { addRoutes, type Call, createLocalListener, urlOf } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { CARD_KEYS } from '../card-keys.ts';
import type { Cards } from '../cards.ts';
import { answerOnce } from '../core/answer-once.ts';
import { newId } from '../core/new-id.ts';
import { isSame, MAX_BODY_BYTES, presentsBearer } from '../core/read-request.ts';
import { parseForm } from './parse-form.ts';
import { STRIPE_VOICE, stripeRefusal } from './stripe-refusal.ts';
import { STRIPE_ROUTES, type StripeRoute } from './stripe-routes.ts';

/** Stripe's interface: a form in, JSON out. */
export function createStripeListener(cards: Cards): FastifyInstance {
  const app = createLocalListener(() => stripeRefusal(400, { message: 'The body is too large.' }));
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json'))
      reply.header('request-id', newId('req'));
  });
  app.setNotFoundHandler((request) => {
    const { pathname } = urlOf(request);
    throw stripeRefusal(404, { message: `Unrecognized request URL (${request.method}: ${pathname}).` });
  });
  addRoutes(app, { routes: STRIPE_ROUTES, bodyLimit: MAX_BODY_BYTES }, (route, call) => answerCall(cards, route, call));
  return app;
}

function answerCall(cards: Cards, route: StripeRoute, { request, url, params, body }: Call): Promise<Reply> {
  const input = parseForm(request.method === 'GET' ? url.search.slice(1) : body);
  const { id = '' } = params;
  authenticate(cards, { request, route, id, input });
  const key = readKey(request);
  const call = { voice: STRIPE_VOICE, route: route.name, key, content: `${request.method} ${url.pathname} ${body}` };
  return answerOnce(cards, call, () => route.decide(cards, { input, id, key }));
}

interface Presented {
  request: Call['request'];
  route: StripeRoute;
  id: string;
  input: Record<string, unknown>;
}

function authenticate({ state }: Cards, { request, route, id, input }: Presented): void {
  if (presentsBearer(request, CARD_KEYS.stripeSecretKey) || presentsBasic(request)) return;
  const isPage =
    presentsBearer(request, CARD_KEYS.stripePublishableKey) || input['key'] === CARD_KEYS.stripePublishableKey;
  const knows = route.isPublic === 'any-page' || state.setups.get(id)?.clientSecret === input['client_secret'];
  if (isPage && route.isPublic !== undefined && knows) return;
  throw stripeRefusal(401, { message: 'Invalid API Key provided.' });
}

/** The secret key as a user without a password. */
function presentsBasic({ headers }: Call['request']): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return isSame(Buffer.from(encoded, 'base64').toString('utf8'), `${CARD_KEYS.stripeSecretKey}:`);
}

function readKey({ method, headers }: Call['request']): string | null {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || key === undefined) return null;
  if (typeof key === 'string' && key.length > 0 && key.length <= 255) return key;
  throw stripeRefusal(400, { param: 'Idempotency-Key', message: 'The key has 1 to 255 characters.' });
}
