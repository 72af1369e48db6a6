import * as contract from '@comptoir/contract/money/subscriptions';
import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { can, type Action } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { type MerchantScope, resolveMerchant, scopeOf } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { Change, SubscriptionDeps } from './change-subscription.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { priceCart } from './price-cart.ts';
import { reactivateSubscription } from './reactivate-subscription.ts';
import { readSubscription } from './read-subscription.ts';
import { subscribe } from './subscribe.ts';

export type SubscriptionRoutesDeps = SubscriptionDeps & Pick<RouteDependencies, 'signedIn'>;

export function subscriptionRoutes(app: FastifyInstance, deps: SubscriptionRoutesDeps): void {
  const { database, signedIn: authenticate } = deps;
  const resolve = ({ actor }: SignedIn, wanted: { merchantId?: string | undefined; action: Action }) =>
    resolveMerchant(database, actor, wanted);
  /** Returns the account, as far as the caller may know. */
  const answer = ({ actor }: SignedIn, scope: MerchantScope): Promise<SubscriptionView> =>
    database.transaction(scopeOf(scope), (tx) =>
      readSubscription(tx, {
        merchantId: scope.merchantId,
        now: deps.now(),
        provider: deps.payments?.provider ?? null,
        showsCard: can(actor, 'read-card'),
      }),
    );
  /** Makes a change for whom it is about, and answers how the account stands then. */
  const answerAfter = async (
    { caller, query }: { caller: SignedIn; query: { merchantId?: string | undefined } },
    change: (of: Change) => Promise<void>,
  ): Promise<SubscriptionView> => {
    const scope = await resolve(caller, { ...query, action: 'edit-subscription' });
    const { merchantId } = scope;
    await change({ merchantId, userId: caller.actor.userId });
    return answer(caller, scope);
  };
  route(app, contract.getSubscription, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolve(caller, { ...query, action: 'read-subscription' });
      return answer(caller, scope);
    },
  });
  route(app, contract.priceCart, {
    authenticate,
    // Codes could be guessed through it.
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ query, body, caller }) => {
      const { merchantId } = await resolve(caller, { ...query, action: 'read-subscription' });
      return priceCart(deps, { ...body, merchantId });
    },
  });
  route(app, contract.subscribe, {
    authenticate,
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: (call) => answerAfter(call, (of) => subscribe(deps, { ...of, ...call.body })),
  });
  route(app, contract.pauseSubscription, {
    authenticate,
    handler: (call) => answerAfter(call, (of) => pauseSubscription(deps, of)),
  });
  route(app, contract.reactivateSubscription, {
    authenticate,
    handler: (call) => answerAfter(call, (of) => reactivateSubscription(deps, of)),
  });
}
