import * as contract from '@comptoir/contract/sales/transmissions';
import type { FastifyInstance } from 'fastify';
import type { TransmissionHour } from '@comptoir/contract/sales/transmissions';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { RouteDependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { route } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, scopeOfActor } from '../../base/access/merchant-scope.ts';
import { explainError } from '../../../gateways/tax-authority/explain-error.ts';
import { cancelBatch, type CancelBatchDeps } from './cancel-batch.ts';
import { startBatch } from './start-batch.ts';
import { findBatchLine, listBatchBills, type BatchBillLine, listTransmissionHours } from './transmissions.queries.ts';
import { viewBatch, viewTransmissions } from './view-transmissions.ts';
import type { Database } from '../../../platform/database/database.ts';

export type TransmissionRoutesDeps = CancelBatchDeps & Pick<RouteDependencies, 'signedIn'>;

export function transmissionRoutes(app: FastifyInstance, deps: TransmissionRoutesDeps): void {
  route(app, contract.listTransmissions, {
    authenticate: deps.signedIn,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'read-transactions' });
      const wanted = { merchantId: scope.merchantId, now: deps.now() };
      return deps.database.transaction(scopeOf(scope), (tx) => viewTransmissions(tx, wanted));
    },
  });
  route(app, contract.getTransmissionHours, {
    authenticate: deps.signedIn,
    handler: async ({ query: { partnerId }, caller }) => ({
      hours: await readTransmissionHours(deps, caller.actor, partnerId),
    }),
  });
  route(app, contract.createBatch, {
    authenticate: deps.signedIn,
    handler: async ({ query, body, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'transmit-transactions' });
      return startBatch(deps, { scope, user: caller.user, dryRun: body.dryRun });
    },
  });
  route(app, contract.getBatch, {
    authenticate: deps.signedIn,
    handler: async ({ params: { id }, query: { after, limit, ...query }, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'read-transactions' });
      const { merchantId } = scope;
      const { batch, bills } = await deps.database.transaction(scopeOf(scope), async (tx) => ({
        batch: await findBatchLine(tx, { merchantId, id }),
        bills: await listBatchBills(tx, { batchId: id, merchantId, after, limit }),
      }));
      if (!batch) throw new AppError('not-found');
      const last = bills.at(-1);
      const next = last && bills.length === limit ? last.ordinal : null;
      return { batch: viewBatch(batch), bills: bills.map(viewBill), next };
    },
  });
  route(app, contract.cancelBatch, {
    authenticate: deps.signedIn,
    handler: async ({ params: { id }, query, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'transmit-transactions' });
      return cancelBatch(deps, { scope, userId: caller.user.id, id });
    },
  });
}

const viewBill = (line: BatchBillLine): contract.BatchBill => ({
  billId: line.billId,
  noTrans: line.noTrans,
  deviceName: line.deviceName,
  signedAt: line.signedAt.toISOString(),
  totalCents: line.totalCents,
  state: line.state,
  noLot: line.noLot,
  errors: line.errors.map(explainError),
});

const HOUR_MS = 3_600_000;
const HOURS = 24;

/** The last 24 hours, those without a bill among them: of everyone, or of a partner’s merchants. @throws AppError not-found (also for another partner) */
async function readTransmissionHours(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  asked: string | undefined,
): Promise<TransmissionHour[]> {
  const partnerId = asked ?? actor.partnerId;
  if (partnerId !== null && !can(actor, 'read-partner', { merchantId: null, partnerId }))
    throw new AppError('not-found');
  const since = new Date((Math.floor(now().getTime() / HOUR_MS) - HOURS + 1) * HOUR_MS);
  const rows = await database.transaction(scopeOfActor(actor), (tx) => listTransmissionHours(tx, { partnerId, since }));
  return Array.from({ length: HOURS }, (_, index) => {
    const hour = since.getTime() + index * HOUR_MS;
    const { accepted = 0, waiting = 0, refused = 0 } = rows.find(({ hourAt }) => hourAt.getTime() === hour) ?? {};
    return { hourAt: new Date(hour).toISOString(), accepted, waiting, refused };
  });
}
