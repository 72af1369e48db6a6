import { answerRoutes, type Routes } from '../control/answer-routes.ts';
import type { LocalCall } from '../loopback/create-local-listener.ts';
import { gatewayPage, type Reply } from '../loopback/reply.ts';
import { answerApi } from './api/answer-api.ts';
import type { Cards } from './cards.ts';
import { showHome } from './page/show-home.ts';

/** Answers the servers' calls of the simulator's own face, the control plane of this machine, and its page. */
export function answerMain(cards: Cards, routes: Routes, call: LocalCall): Promise<Reply> | Reply {
  const { pathname } = call.url;
  if (pathname.startsWith('/api/')) return answerApi(cards, call);
  if (pathname.startsWith('/__sim/')) return answerRoutes(routes, call);
  return call.request.method === 'GET' ? showHome(cards, call) : gatewayPage(405, 'Method Not Allowed');
}
