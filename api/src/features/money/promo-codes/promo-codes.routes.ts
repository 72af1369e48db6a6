import {
  createPromoCode as createEndpoint,
  listPromoCodes,
  withdrawPromoCode,
} from '@comptoir/contract/money/promo-codes';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { route } from '../../../platform/http/route.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodeLines, writeWithdrawal } from './promo-codes.store.ts';
import { viewPromoCode } from './view-promo-code.ts';

export type PromoCodeRoutesDeps = Pick<RouteDependencies, 'database' | 'now' | 'signedIn'>;

export function promoCodeRoutes(app: FastifyInstance, deps: PromoCodeRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  route(app, listPromoCodes, {
    authenticate,
    handler: async ({ caller }) => {
      const lines = await database.transaction(scopeOfActor(caller.actor), listPromoCodeLines);
      return { items: lines.map((line) => viewPromoCode(line)), nextCursor: null };
    },
  });
  route(app, createEndpoint, {
    authenticate,
    handler: ({ body, caller }) => createPromoCode(deps, scopeOfActor(caller.actor), body),
  });
  route(app, withdrawPromoCode, {
    authenticate,
    handler: async ({ params, caller }) => {
      await database.transaction(scopeOfActor(caller.actor), (tx) => withdraw(tx, params.id, deps.now()));
      return null;
    },
  });
}

/** @throws AppError not-found */
async function withdraw(tx: Transaction, id: string, now: Date): Promise<void> {
  const withdrawn = await writeWithdrawal(tx, id, now);
  if (!withdrawn) throw new AppError('not-found');
  const { code, withdrawnAt } = withdrawn;
  const record = { action: 'promo-code-withdrawn', facts: { code } } as const;
  const after = { withdrawnAt: withdrawnAt.toISOString() };
  writeAudit(tx, { occurredAt: now, subject: { type: 'promo-code', id }, record, before: {}, after });
}
