import type { IncomingMessage } from 'node:http';
import type { LocalCall } from '../../loopback/create-local-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { CloverError } from '../clover-error.ts';
import { answerOrRefuse, answerThroughFault } from '../faults/answer-through-fault.ts';
import type { Token } from '../state/clover-state.ts';
import { findRestRoute, type RestRoute } from './find-rest-route.ts';

/** One call of the REST interface: who calls, how often, then what for. */
export async function answerRest(clover: Clover, { request, response, url }: LocalCall): Promise<Reply> {
  return answerOrRefuse(() => {
    const token = authenticate(clover, request);
    const admission = clover.limiter.admit(token.token);
    if ('headers' in admission) throw new CloverError(429, '429 Too Many Requests', admission);
    response.once('close', admission.release);
    const route = findRestRoute(url.pathname);
    if (!route) throw new CloverError(404, 'Not Found');
    if (request.method !== 'GET') throw new CloverError(405, '405 Method Not Allowed');
    const met = { route: route.name, merchantId: route.merchantId };
    return answerThroughFault(clover, met, () => answerFor(clover, { token, route }, addressOf(request, url)));
  });
}

function authenticate({ state, now }: Clover, { headers }: IncomingMessage): Token {
  const [, presented = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const token = state.accessTokens.get(presented);
  if (!token || token.expiresAt * 1000 <= now()) throw new CloverError(401, '401 Unauthorized');
  return token;
}

function answerFor({ state, now }: Clover, called: { token: Token; route: RestRoute }, url: URL): Reply {
  const { token, route } = called;
  const merchant = state.merchants.get(token.merchantId);
  // A merchant's token opens that merchant only, and does not tell which others there are.
  if (!merchant || route.merchantId !== merchant.id) throw new CloverError(401, '401 Unauthorized');
  const { permissions, missingPermissionStatus: status } = state.settings;
  if (!permissions.includes(route.permission)) {
    throw new CloverError(status, status === 401 ? '401 Unauthorized' : '403 Forbidden');
  }
  return route.answer(merchant, url, { now: now(), employeeId: token.employeeId });
}

/** The whole address, as the caller knows it. */
function addressOf({ headers }: IncomingMessage, url: URL): URL {
  return new URL(`${url.pathname}${url.search}`, `http://${headers.host}`);
}
