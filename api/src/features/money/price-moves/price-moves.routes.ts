import * as contract from '@comptoir/contract/money/price-moves';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { announcePriceMove, cancelPriceMove } from './announce-price-move.ts';
import type { PriceMoveDeps } from './check-wanted-move.ts';
import { listPriceMoves, readPriceMove, viewMovePlan } from './view-price-moves.ts';

export function priceMoveRoutes(
  app: FastifyInstance,
  deps: PriceMoveDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { signedIn: authenticate } = deps;
  route(app, contract.getPriceMovePlan, {
    authenticate,
    handler: ({ query, caller: { actor } }) => viewMovePlan(deps, actor, query),
  });
  route(app, contract.announcePriceMove, {
    authenticate,
    handler: ({ body, caller: { actor } }) => announcePriceMove(deps, actor, body),
  });
  route(app, contract.listPriceMoves, {
    authenticate,
    handler: async ({ caller: { actor } }) => ({ items: await listPriceMoves(deps, actor) }),
  });
  route(app, contract.getPriceMove, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) => readPriceMove(deps, actor, id),
  });
  route(app, contract.cancelPriceMove, {
    authenticate,
    handler: ({ params: { id }, caller: { actor } }) => cancelPriceMove(deps, actor, id),
  });
}
