import { answerRoutes, type Routes } from '../control/answer-routes.ts';
import type { LocalCall } from '../loopback/create-local-listener.ts';
import { gatewayPage, type Reply } from '../loopback/reply.ts';
import type { Clover } from './clover.ts';
import { launch } from './control/launch.ts';
import { answerThroughFault } from './faults/answer-through-fault.ts';
import { authorize } from './oauth/authorize.ts';
import { exchangeCode } from './oauth/exchange-code.ts';
import { refreshTokens } from './oauth/refresh-tokens.ts';
import { showHome } from './page/show-home.ts';
import { answerRest } from './rest/answer-rest.ts';

/** Answers whatever comes to Clover's one address: its pages, its interfaces, and the control plane of this machine. */
export function answerClover(clover: Clover, routes: Routes, call: LocalCall): Promise<Reply> | Reply {
  const { pathname } = call.url;
  if (pathname.startsWith('/v3/')) return answerRest(clover, call);
  if (pathname === '/__sim/launch' && call.request.method === 'GET') return launch(clover, call.url);
  if (pathname.startsWith('/__sim/')) return answerRoutes(routes, call);
  switch (pathname) {
    case '/oauth/v2/authorize':
      return answerThroughFault(clover, { route: 'authorize', merchantId: null }, () => authorize(clover, call));
    case '/oauth/v2/token':
      return exchangeCode(clover, call);
    case '/oauth/v2/refresh':
      return refreshTokens(clover, call);
    default:
      return call.request.method === 'GET' ? showHome(clover, call) : gatewayPage(405, 'Method Not Allowed');
  }
}
