import * as contract from '@comptoir/contract/money/subscriptions';
import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import type { Action } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { Change, SubscriptionNeeds } from './change-subscription.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { priceCart } from './price-cart.ts';
import { reactivateSubscription } from './reactivate-subscription.ts';
import { readSubscription } from './read-subscription.ts';
import { subscribe } from './subscribe.ts';

export interface SubscriptionRoutesNeeds extends SubscriptionNeeds {
  readonly signedIn: Identify<SignedIn>;
}

export function subscriptionRoutes(app: FastifyInstance, needs: SubscriptionRoutesNeeds): void {
  const { database, signedIn: identify } = needs;
  const resolve = ({ actor }: SignedIn, wanted: { merchantId?: string | undefined; action: Action }) =>
    resolveMerchant(database, actor, wanted);
  /** Makes a change for whom it is about, and answers how the account stands then. */
  const answerAfter = async (
    { caller, query }: { caller: SignedIn; query: { merchantId?: string | undefined } },
    change: (of: Change) => Promise<void>,
  ): Promise<SubscriptionView> => {
    const scope = await resolve(caller, { ...query, action: 'edit-subscription' });
    const { merchantId } = scope;
    await change({ merchantId, userId: caller.actor.userId });
    return database.transaction(scopeOf(scope), (tx) => readSubscription(tx, merchantId));
  };
  route(app, contract.getSubscription, {
    identify,
    answer: async ({ query, caller }) => {
      const scope = await resolve(caller, { ...query, action: 'read-subscription' });
      return database.transaction(scopeOf(scope), (tx) => readSubscription(tx, scope.merchantId));
    },
  });
  route(app, contract.priceCart, {
    identify,
    // Codes could be guessed through it.
    rateLimit: { max: 60, timeWindow: '1 minute' },
    answer: async ({ query, body, caller }) => {
      const { merchantId } = await resolve(caller, { ...query, action: 'read-subscription' });
      return priceCart(needs, { ...body, merchantId });
    },
  });
  route(app, contract.subscribe, {
    identify,
    rateLimit: { max: 60, timeWindow: '1 minute' },
    answer: (call) => answerAfter(call, (of) => subscribe(needs, { ...of, ...call.body })),
  });
  route(app, contract.pauseSubscription, {
    identify,
    answer: (call) => answerAfter(call, (of) => pauseSubscription(needs, of)),
  });
  route(app, contract.reactivateSubscription, {
    identify,
    answer: (call) => answerAfter(call, (of) => reactivateSubscription(needs, of)),
  });
}
