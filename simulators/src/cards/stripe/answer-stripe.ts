import type { IncomingMessage } from 'node:http';
import type { LocalCall } from '../../loopback/create-local-listener.ts';
import { readBody } from '../../loopback/read-body.ts';
import type { Reply } from '../../loopback/reply.ts';
import { CARD_KEYS } from '../card-keys.ts';
import type { Cards } from '../cards.ts';
import { answerOnce } from '../core/answer-once.ts';
import { answerOrRefuse } from '../core/answer-or-refuse.ts';
import { createRouteFinder } from '../core/find-route.ts';
import { newId } from '../core/new-id.ts';
import { isSame, presentsBearer } from '../core/presents-bearer.ts';
import { parseForm } from './parse-form.ts';
import { STRIPE_VOICE, stripeRefusal } from './stripe-refusal.ts';
import { STRIPE_ROUTES, type StripeRoute } from './stripe-routes.ts';

const MAX_BODY_BYTES = 100_000;

/** One call of Stripe's interface: a form in, JSON out. */
export async function answerStripe(cards: Cards, { request, url }: LocalCall): Promise<Reply> {
  const reply = await answerOrRefuse(() => answerCall(cards, request, url));
  return reply.kind === 'json' ? { ...reply, headers: { ...reply.headers, 'request-id': newId('req') } } : reply;
}

async function answerCall(cards: Cards, request: IncomingMessage, url: URL): Promise<Reply> {
  const text = (await readBody(request, MAX_BODY_BYTES)) ?? '';
  const input = parseForm(request.method === 'GET' ? url.search.slice(1) : text);
  const found = findRoute(`${request.method} ${url.pathname}`);
  if (!found) throw stripeRefusal(404, { message: `Unrecognized request URL (${request.method}: ${url.pathname}).` });
  const {
    route,
    ids: [id = ''],
  } = found;
  authenticate(cards, { request, route, id, input });
  const key = readKey(request);
  const call = { voice: STRIPE_VOICE, route: route.name, key, content: `${request.method} ${url.pathname} ${text}` };
  return answerOnce(cards, call, () => route.decide(cards, { input, id, key }));
}

const findRoute = createRouteFinder(STRIPE_ROUTES);

interface Presented {
  request: IncomingMessage;
  route: StripeRoute;
  id: string;
  input: Record<string, unknown>;
}

function authenticate({ state }: Cards, { request, route, id, input }: Presented): void {
  if (presentsBearer(request, CARD_KEYS.stripeSecretKey) || presentsBasic(request)) return;
  const isPage =
    presentsBearer(request, CARD_KEYS.stripePublishableKey) || input['key'] === CARD_KEYS.stripePublishableKey;
  const knows = route.isPublic === 'anybody' || state.setups.get(id)?.clientSecret === input['client_secret'];
  if (isPage && route.isPublic !== undefined && knows) return;
  throw stripeRefusal(401, { message: 'Invalid API Key provided.' });
}

/** The secret key as a user without a password. */
function presentsBasic({ headers }: IncomingMessage): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return isSame(Buffer.from(encoded, 'base64').toString('utf8'), `${CARD_KEYS.stripeSecretKey}:`);
}

function readKey({ method, headers }: IncomingMessage): string | null {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || key === undefined) return null;
  if (typeof key === 'string' && key.length > 0 && key.length <= 255) return key;
  throw stripeRefusal(400, { param: 'Idempotency-Key', message: 'The key has 1 to 255 characters.' });
}
