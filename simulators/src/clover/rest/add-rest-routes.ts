import type { FastifyInstance } from 'fastify';
import { type Call, replying } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { cloverError } from '../clover-error.ts';
import { answerThroughFault } from '../answer-through-fault.ts';
import type { Token } from '../state/clover-state.ts';
import { REST_ROUTES, type RestRoute } from './rest-routes.ts';

/** Adds the REST interface: who calls, how often, then what for. */
export function addRestRoutes(app: FastifyInstance, clover: Clover): void {
  const addAll = async (rest: FastifyInstance): Promise<void> => {
    rest.addHook('onRequest', async (request, reply) => {
      const admission = clover.limiter.admit(authenticate(clover, request).token);
      if (!admission.ok) throw cloverError(429, '429 Too Many Requests', { headers: admission.reason });
      reply.raw.once('close', admission.value);
    });
    rest.setNotFoundHandler(() => {
      throw cloverError(404, 'Not Found');
    });
    for (const route of REST_ROUTES)
      rest.all(
        route.path,
        replying((call) => answerCall(clover, route, call)),
      );
  };
  void app.register(addAll, { prefix: '/v3' });
}

function authenticate({ state, now }: Clover, { headers }: Call['request']): Token {
  const [, presented = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const token = state.accessTokens.get(presented);
  if (!token || token.expiresAt * 1000 <= now()) throw cloverError(401, '401 Unauthorized');
  return token;
}

function answerCall(clover: Clover, route: RestRoute, call: Call): Promise<Reply> {
  if (call.request.method !== 'GET') throw cloverError(405, '405 Method Not Allowed');
  const met = { route: route.name, merchantId: call.params['merchant'] ?? '' };
  return answerThroughFault(clover, met, () => answerFor(clover, route, call));
}

function answerFor(clover: Clover, route: RestRoute, { request, url, params }: Call): Reply {
  const { state, now } = clover;
  const token = authenticate(clover, request);
  const merchant = state.merchants.get(token.merchantId);
  // A merchant's token opens that merchant only, and does not say which others there are.
  if (!merchant || params['merchant'] !== merchant.id) throw cloverError(401, '401 Unauthorized');
  const { permissions, missingPermissionStatus: status } = state.settings;
  if (!permissions.includes(route.permission)) {
    throw cloverError(status, status === 401 ? '401 Unauthorized' : '403 Forbidden');
  }
  // The whole address, as the caller knows it.
  const address = new URL(`${url.pathname}${url.search}`, `http://${request.headers.host}`);
  const id = params['id'] ?? '';
  return route.answer({ merchant, url: address, id, now: now(), employeeId: token.employeeId });
}
