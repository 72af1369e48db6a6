import type { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import { addRoutes, type Call, refuseLongBodies } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { CARD_KEYS } from '../card-keys.ts';
import type { Cards } from '../cards.ts';
import { answerOnce, type Decision } from '../core/answer-once.ts';
import { MAX_BODY_BYTES, presentsBearer, readJson } from '../core/read-request.ts';
import type { RouteName } from '../state/card-fault.ts';
import { API_VOICE, refusal } from './api-voice.ts';
import { chargeCard, chargeSchema } from './charge-card.ts';
import { listCharges, listRefunds, listSchema, refundsSchema, showCard, showCharge } from './list-charges.ts';
import { refundCharge, refundSchema } from './refund-charge.ts';
import { deleteCard, saveCard, saveCardSchema } from './save-card.ts';

/** Adds the simulator's own face, for servers: JSON in, JSON out, the secret key as bearer. */
export function addApiRoutes(app: FastifyInstance, cards: Cards): void {
  const addAll = async (api: FastifyInstance): Promise<void> => {
    refuseLongBodies(api, () => refusal(400, 'invalid_request', 'The body is too large.'));
    api.addHook('onRequest', async (request) => {
      if (!presentsBearer(request, CARD_KEYS.secretKey)) {
        throw refusal(401, 'unauthorized', 'The secret key is missing.');
      }
    });
    api.setNotFoundHandler(() => {
      throw refusal(404, 'not_found', 'There is no such call.');
    });
    addRoutes(api, { routes: ROUTES, bodyLimit: MAX_BODY_BYTES }, (route, call) => answerCall(cards, route, call));
  };
  void app.register(addAll, { prefix: '/api' });
}

function answerCall(cards: Cards, route: ApiRoute, { request, url, params, body }: Call): Promise<Reply> {
  const isPost = request.method === 'POST';
  const key = isPost ? readKey(request.headers['idempotency-key'], route.needsKey ?? false) : null;
  const call = { voice: API_VOICE, route: route.name, key, content: `${request.method} ${url.pathname} ${body}` };
  const input = isPost ? readJson(body) : Object.fromEntries(url.searchParams);
  return answerOnce(cards, call, () => route.decide(cards, { input, id: params['id'] ?? '', key: key ?? '' }));
}

interface ApiRoute {
  name: RouteName;
  needsKey?: boolean;
  decide: (cards: Cards, call: { input: unknown; id: string; key: string }) => Decision;
}

const ROUTES: Readonly<Record<string, ApiRoute>> = {
  'POST /cards': { name: 'card', decide: (cards, { input }) => saveCard(cards, read(saveCardSchema, input)) },
  'GET /cards/:id': { name: 'lookup', decide: (cards, { id }) => showCard(cards, id) },
  'DELETE /cards/:id': { name: 'card', decide: (cards, { id }) => deleteCard(cards, id) },
  'POST /charges': {
    name: 'charge',
    needsKey: true,
    decide: (cards, { input, key }) => chargeCard(cards, read(chargeSchema, input), key),
  },
  'GET /charges': { name: 'lookup', decide: (cards, { input }) => listCharges(cards, read(listSchema, input)) },
  'GET /charges/:id': { name: 'lookup', decide: (cards, { id }) => showCharge(cards, id) },
  'POST /refunds': {
    name: 'refund',
    needsKey: true,
    decide: (cards, { input, key }) => refundCharge(cards, read(refundSchema, input), key),
  },
  'GET /refunds': { name: 'lookup', decide: (cards, { input }) => listRefunds(cards, read(refundsSchema, input)) },
};

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw refusal(400, 'invalid_request', message);
}

function readKey(header: string | string[] | undefined, isNeeded: boolean): string | null {
  if (header === undefined && !isNeeded) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw refusal(400, 'idempotency_key_missing', 'Send an Idempotency-Key of 1 to 255 characters.');
}
