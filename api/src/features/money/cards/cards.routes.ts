import {
  beginCardEntry as beginEndpoint,
  deleteCard as deleteEndpoint,
  getCard,
  saveCard as saveEndpoint,
} from '@comptoir/contract/money/cards';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { type Authenticate, route } from '../../../platform/http/route.ts';
import { resolveMerchant } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { beginCardEntry, readCard } from './read-card.ts';
import { deleteCard } from './delete-card.ts';
import { type SaveCardDeps, saveCard } from './save-card.ts';

/** Enough for a user who mistypes, too few for one who tries out stolen cards. */
const FEW = { max: 30, timeWindow: '1 minute' };

export function cardRoutes(app: FastifyInstance, deps: SaveCardDeps & { signedIn: Authenticate<SignedIn> }): void {
  const { database, signedIn: authenticate } = deps;
  route(app, getCard, {
    authenticate,
    handler: async ({ query, caller: { actor } }) => ({
      card: await readCard(deps, await resolveMerchant(database, actor, { ...query, action: 'read-card' })),
    }),
  });
  route(app, beginEndpoint, {
    authenticate,
    rateLimit: FEW,
    handler: async ({ query, caller: { actor }, request }) => {
      const { merchantId } = await resolveMerchant(database, actor, { ...query, action: 'edit-card' });
      return beginCardEntry(deps.payments, { merchantId, language: preferredLanguage(request) });
    },
  });
  route(app, saveEndpoint, {
    authenticate,
    rateLimit: FEW,
    handler: async ({ query, body: { card, ...body }, caller: { actor, user }, request }) => {
      const merchant = await resolveMerchant(database, actor, { ...query, action: 'edit-card' });
      return saveCard(deps, { ...body, merchant, user, face: card ?? null, address: request.ip });
    },
  });
  route(app, deleteEndpoint, {
    authenticate,
    handler: async ({ query, caller: { actor } }) => {
      const merchant = await resolveMerchant(database, actor, { ...query, action: 'edit-card' });
      await deleteCard(deps, { merchant, userId: actor.userId });
      return null;
    },
  });
}
