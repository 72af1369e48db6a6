import type { IncomingMessage } from 'node:http';
import type { LocalCall } from '../../loopback/create-local-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { CARD_KEYS } from '../card-keys.ts';
import type { Cards } from '../cards.ts';
import { answerOnce } from '../core/answer-once.ts';
import { answerOrRefuse } from '../core/answer-or-refuse.ts';
import type { FaceRefusal } from '../core/face-refusal.ts';
import { createRouteFinder } from '../core/find-route.ts';
import { isSame, presentsBearer } from '../core/presents-bearer.ts';
import { readJsonBody } from '../core/read-json-body.ts';
import { CLOVER_VOICE, cloverRefusal } from './clover-refusal.ts';
import { CLOVER_ROUTES, type CloverRoute } from './clover-routes.ts';
import { showElement } from './show-element.ts';
import { CLOVER_SDK } from './clover-sdk.ts';

/** Whatever comes to the address of Clover Ecommerce: its script, the fields in it, and its calls. */
export function answerCloverEcommerce(cards: Cards, { request, url }: LocalCall): Promise<Reply> | Reply {
  if (request.method === 'GET' && url.pathname === '/sdk.js') {
    return { kind: 'file', type: 'text/javascript; charset=utf-8', bytes: Buffer.from(CLOVER_SDK) };
  }
  if (request.method === 'GET' && url.pathname === '/element') return showElement(cards, url);
  return answerOrRefuse(() => answerCall(cards, request, url));
}

async function answerCall(cards: Cards, request: IncomingMessage, url: URL): Promise<Reply> {
  const found = findRoute(`${request.method} ${url.pathname}`);
  if (!found) throw cloverRefusal(404, { code: 'resource_missing', message: 'There is no such call.' });
  const { route, ids } = found;
  authenticate(request, route);
  const { text, json } = await readJsonBody(request);
  const key = readHeaders(request, route);
  const input = request.method === 'GET' ? Object.fromEntries(url.searchParams) : json;
  const call = { voice: CLOVER_VOICE, route: route.name, key, content: `${request.method} ${url.pathname} ${text}` };
  return answerOnce(cards, call, () => route.decide(cards, { input, ids, key: key ?? '' }));
}

const findRoute = createRouteFinder(CLOVER_ROUTES);

function authenticate(request: IncomingMessage, { isPublic }: CloverRoute): void {
  const isKnown = isPublic
    ? isSame(String(request.headers['apikey'] ?? ''), CARD_KEYS.cloverPublicKey)
    : presentsBearer(request, CARD_KEYS.cloverPrivateToken);
  if (isKnown) return;
  throw cloverRefusal(401, { type: 'authentication_error', code: 'invalid_request', message: 'Not authorized.' });
}

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The key of a request that is answered once. Whose address asks has to be told for money to move. */
function readHeaders({ headers, method }: IncomingMessage, { needsKey, needsAddress }: CloverRoute): string | null {
  const key = headers['idempotency-key'];
  if (needsAddress && !headers['x-forwarded-for']) throw missing('x-forwarded-for', 'Say whose address asks.');
  if (method !== 'POST' || (key === undefined && !needsKey)) return null;
  if (typeof key === 'string' && UUID_V4.test(key)) return key;
  throw missing('idempotency-key', 'Send an idempotency-key that is a UUID of version 4.');
}

function missing(param: string, message: string): FaceRefusal {
  return cloverRefusal(400, { code: 'missing', param, message });
}
