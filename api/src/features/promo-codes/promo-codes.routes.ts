import { createPromoCode as createEndpoint, listPromoCodes, withdrawPromoCode } from '@comptoir/contract/promo-codes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { route, type Identify } from '../../platform/http/route.ts';
import { scopeOfActor } from '../merchants/merchant-scope.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodeLines, writeWithdrawal } from './promo-codes.store.ts';
import { viewPromoCode } from './view-promo-code.ts';

export interface PromoCodeRoutesNeeds {
  readonly database: Database;
  readonly now: () => Date;
  readonly signedIn: Identify<SignedIn>;
}

export function promoCodeRoutes(app: FastifyInstance, needs: PromoCodeRoutesNeeds): void {
  const { database, signedIn: identify } = needs;
  route(app, listPromoCodes, {
    identify,
    answer: async ({ caller }) => {
      const lines = await database.transaction(scopeOfActor(caller.actor), listPromoCodeLines);
      return { items: lines.map((line) => viewPromoCode(line)), nextCursor: null };
    },
  });
  route(app, createEndpoint, {
    identify,
    answer: ({ body, caller }) => createPromoCode(needs, scopeOfActor(caller.actor), body),
  });
  route(app, withdrawPromoCode, {
    identify,
    answer: async ({ params, caller }) => {
      const isThere = await database.transaction(scopeOfActor(caller.actor), (tx) =>
        writeWithdrawal(tx, params.id, needs.now()),
      );
      if (!isThere) throw new AppError('not-found');
      return null;
    },
  });
}
