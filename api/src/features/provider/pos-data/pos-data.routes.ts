import {
  getPosConnection,
  getTaxCheck,
  listPosDevices,
  refreshPosData,
  type TaxCheckView,
  POS_DATA_KINDS,
} from '@comptoir/contract/provider/pos-connection';
import type { Action } from '@comptoir/domain/base/access/access';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { FastifyInstance } from 'fastify';
import { checkTaxRates, PARTS_PER_MILLIONTH } from '@comptoir/domain/base/taxes/check-tax-rates';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { listDevicesSeen, listTaxesSeen, findConnectionSeen } from './pos-data.store.ts';
import { readConnection } from './read-connection.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listReads } from './pos-reads.store.ts';
import type { PosProvider } from '../../../gateways/pos-provider/pos-provider.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { queueReadings } from '../pos-connection/queue-readings.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

export type PosDataDeps = Pick<RouteDependencies, 'database' | 'now' | 'provider' | 'signedIn'>;

interface Asked {
  readonly query: { readonly merchantId?: string | undefined };
  readonly caller: SignedIn;
}

/** Serves the provider's data of a merchant. */
export function posDataRoutes(app: FastifyInstance, deps: PosDataDeps): void {
  const { database, now, signedIn: authenticate } = deps;
  const scopeFor = ({ query, caller }: Asked, action: Action = 'read-provider-data'): Promise<MerchantScope> =>
    resolveMerchant(database, caller.actor, { ...query, action });
  route(app, getPosConnection, {
    authenticate,
    handler: async (call) => readConnection(database, await scopeFor(call)),
  });
  route(app, refreshPosData, {
    authenticate,
    // Each asks the provider seven times.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async (call) => {
      const scope = await scopeFor(call, 'refresh-provider-data');
      await refreshProviderData(deps, scope);
      return readConnection(database, scope);
    },
  });
  route(app, listPosDevices, {
    authenticate,
    handler: async (call) => {
      const scope = await scopeFor(call);
      const items = await database.transaction(scopeOf(scope), (tx) => listDevicesSeen(tx, scope.merchantId));
      return { items, nextCursor: null };
    },
  });
  route(app, getTaxCheck, {
    authenticate,
    handler: async (call) => checkTaxes(database, await scopeFor(call), quebecDayOf(now())),
  });
}

/** Checks the taxes that a merchant has set up at the provider, as they were last read. */
const checkTaxes = (database: Database, scope: MerchantScope, day: Day): Promise<TaxCheckView> =>
  database.transaction(scopeOf(scope), async (tx) => {
    const [setUp, reads] = await Promise.all([listTaxesSeen(tx, scope.merchantId), listReads(tx, scope.merchantId)]);
    const readAt = reads.find(({ kind }) => kind === 'tax-rates')?.readAt;
    if (!readAt) return { state: 'unread', readAt: null, rates: [], findings: [] };
    const { taxes, findings } = checkTaxRates(setUp, { calendar: taxCalendar(), day });
    return {
      state: findings.length === 0 ? 'right' : 'wrong',
      readAt: readAt.toISOString(),
      rates: taxes.map(({ name, rate, isDefault, isRecognized }) => ({
        name,
        rateMillionths: Math.round(rate / PARTS_PER_MILLIONTH),
        isDefault,
        isRecognized,
      })),
      findings: [...findings],
    };
  });

/** Has everything of a merchant read again soon. @throws AppError provider-not-connected */
async function refreshProviderData(
  { database, provider }: { readonly database: Database; readonly provider: PosProvider | null },
  scope: MerchantScope,
): Promise<void> {
  const { merchantId } = scope;
  await database.transaction(scopeOf(scope), async (tx) => {
    const connection = await findConnectionSeen(tx, merchantId);
    if (!provider || connection?.state !== 'connected') throw new AppError('provider-not-connected');
    queueReadings(
      tx,
      POS_DATA_KINDS.map((kind) => ({ merchantId, kind })),
    );
  });
}
