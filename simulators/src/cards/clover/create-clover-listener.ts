import type { FastifyInstance } from 'fastify';
import { addRoutes, type Call, createLocalListener, replying } from '../../loopback/create-listener.ts';
import type { Refusal } from '../../loopback/refusal.ts';
import type { Reply } from '../../loopback/reply.ts';
import { CARD_KEYS } from '../card-keys.ts';
import type { Cards } from '../cards.ts';
import { answerOnce } from '../core/answer-once.ts';
import { isSame, MAX_BODY_BYTES, presentsBearer, readJson } from '../core/read-request.ts';
import { CLOVER_VOICE, cloverRefusal } from './clover-refusal.ts';
import { CLOVER_ROUTES, type CloverRoute } from './clover-routes.ts';
import { showElement } from './show-element.ts';
import { CLOVER_SDK } from './clover-sdk.ts';

/** Clover Ecommerce: its script, the fields in it, and its calls. */
export function createCloverListener(cards: Cards): FastifyInstance {
  const app = createLocalListener(() =>
    cloverRefusal(400, { code: 'invalid_request', message: 'The body is too large.' }),
  );
  app.setNotFoundHandler(() => {
    throw cloverRefusal(404, { code: 'resource_missing', message: 'There is no such call.' });
  });
  const script = Buffer.from(CLOVER_SDK);
  app.get(
    '/sdk.js',
    replying(() => ({ kind: 'file', type: 'text/javascript; charset=utf-8', bytes: script })),
  );
  app.get(
    '/element',
    replying(({ url }) => showElement(cards, url)),
  );
  addRoutes(app, { routes: CLOVER_ROUTES, bodyLimit: MAX_BODY_BYTES }, (route, call) => answerCall(cards, route, call));
  return app;
}

function answerCall(cards: Cards, route: CloverRoute, { request, url, params, body }: Call): Promise<Reply> {
  authenticate(request, route);
  const key = readHeaders(request, route);
  const input = request.method === 'GET' ? Object.fromEntries(url.searchParams) : readJson(body);
  const call = { voice: CLOVER_VOICE, route: route.name, key, content: `${request.method} ${url.pathname} ${body}` };
  return answerOnce(cards, call, () => route.decide(cards, { input, params, key: key ?? '' }));
}

function authenticate(request: Call['request'], { isPublic }: CloverRoute): void {
  const isKnown = isPublic
    ? isSame(String(request.headers['apikey'] ?? ''), CARD_KEYS.cloverPublicKey)
    : presentsBearer(request, CARD_KEYS.cloverPrivateToken);
  if (isKnown) return;
  throw cloverRefusal(401, { type: 'authentication_error', code: 'invalid_request', message: 'Not authorized.' });
}

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The key of a request that is answered once. For money to move, the request must name the caller's address. */
function readHeaders({ headers, method }: Call['request'], { needsKey, needsAddress }: CloverRoute): string | null {
  const key = headers['idempotency-key'];
  if (needsAddress && !headers['x-forwarded-for']) throw missing('x-forwarded-for', 'Say whose address asks.');
  if (method !== 'POST' || (key === undefined && !needsKey)) return null;
  if (typeof key === 'string' && UUID_V4.test(key)) return key;
  throw missing('idempotency-key', 'Send an idempotency-key that is a UUID of version 4.');
}

function missing(param: string, message: string): Refusal {
  return cloverRefusal(400, { code: 'missing', param, message });
}
