import { getPlan, setPlan } from '@comptoir/contract/money/plan';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/audit/write-audit.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { getPrices } from './find-prices.ts';
import { columnsOf, findNewestPrices, insertPrices } from './plan.store.ts';

export interface PlanRoutesDeps {
  readonly database: Database;
  readonly now: () => Date;
  readonly anyone: Authenticate<null>;
  readonly signedIn: Authenticate<SignedIn>;
}

export function planRoutes(app: FastifyInstance, { database, now, anyone, signedIn }: PlanRoutesDeps): void {
  route(app, getPlan, {
    authenticate: anyone,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: async () => {
      const { monthlyService, installation } = await database.transaction({ role: 'system' }, getPrices);
      const { autonomous, assisted } = installation;
      return {
        monthlyServiceCents: monthlyService,
        installation: { autonomousCents: autonomous, assistedCents: assisted },
      };
    },
  });
  route(app, setPlan, {
    authenticate: signedIn,
    handler: async ({ body, caller: { actor } }) => {
      const changedAt = now();
      await database.transaction(scopeOfActor(actor), async (tx) => {
        const before = await findNewestPrices(tx);
        const id = orderedId(changedAt);
        insertPrices(tx, { ...body, id, changedAt, changedBy: actor.userId });
        const record = { action: 'prices-changed', facts: {} } as const;
        const changes = { before: { ...before }, after: columnsOf(body) };
        writeAudit(tx, { occurredAt: changedAt, subject: { type: 'plan', id }, record, ...changes });
      });
      return { ...body, changedAt: changedAt.toISOString() };
    },
  });
}
