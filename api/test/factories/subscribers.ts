import type { TokenClaims } from '@comptoir/contract/base/sessions';
import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { aCard } from './billing.ts';
import { aMerchant, asSystem, aUser, bearer } from './merchants.ts';

export interface Subscriber {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
}

export interface SubscriberGiven {
  readonly zone?: 'America/Montreal' | 'America/Halifax';
  readonly card?: boolean;
  readonly partnerId?: string;
}

/** A merchant that has not subscribed, with a saved card unless stated otherwise, and a user who signs in for it. */
export async function aSubscriber(test: TestApp, given: SubscriberGiven = {}): Promise<Subscriber> {
  const { id } = await aMerchant(test, given.partnerId ? { partnerId: given.partnerId } : {});
  await asSystem(test, {
    text: 'update merchants set time_zone = $2, active = false, subscription_completed = false where id = $1',
    values: [id, given.zone ?? 'America/Montreal'],
  });
  if (given.card ?? true) await aCard(test, id);
  const user = await aUser(test, { role: 'merchant', merchantId: id });
  return { id, token: await aLastingToken(test, user.token), userId: user.id };
}

/** A token and a session that outlive the seasons of a test. */
export async function aLastingToken(test: TestApp, token: string): Promise<string> {
  const part = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const claims = { ...(JSON.parse(part) as TokenClaims), exp: new Date('2030-01-01').getTime() / 1000 };
  await asSystem(test, { text: "update sessions set expires_at = '2030-01-01' where id = $1", values: [claims.sid] });
  return test.dependencies.tokens.sign(claims);
}

type Reply = Awaited<ReturnType<TestApp['app']['inject']>>;

/** The calls about a subscription, of a user with a token. */
export interface SubscriptionCalls {
  readonly call: (
    token: string,
    call: readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string],
    payload?: object,
  ) => Promise<Reply>;
  readonly subscribe: (token: string, payload?: object) => Promise<Reply>;
  readonly pause: (token: string) => Promise<Reply>;
  readonly reactivate: (token: string) => Promise<Reply>;
  readonly read: (token: string) => Promise<SubscriptionView>;
  readonly priceCart: (token: string, payload: object) => Promise<Reply>;
}

export function subscriptionCalls(test: TestApp): SubscriptionCalls {
  const call: SubscriptionCalls['call'] = (token, [method, path], payload) =>
    test.app.inject({ method, url: `/api/${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
  return {
    call,
    subscribe: (token, payload = { installation: 'autonomous' }) => call(token, ['PUT', 'subscription'], payload),
    pause: (token) => call(token, ['POST', 'subscription/pause']),
    reactivate: (token) => call(token, ['POST', 'subscription/reactivate']),
    read: async (token) => (await call(token, ['GET', 'subscription'])).json<SubscriptionView>(),
    priceCart: (token, payload) => call(token, ['POST', 'cart'], payload),
  };
}

export const codeOf = (reply: Reply): string => reply.json<{ error: { code: string } }>().error.code;

/** The statuses of replies to calls that came in any order. */
export const statusesOf = (replies: readonly Reply[]): number[] =>
  replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

/** An invoice: what it bills, and when it is to be paid. */
export interface Billed {
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly dueAt: Date;
}

/** The invoices of a merchant, by the days they bill. */
export const billedOf = (test: TestApp, merchantId: string): Promise<Billed[]> =>
  asSystem(test, {
    text: `select period_starts_on::text as from, period_ends_on::text as to, total_cents::float8 as total,
        due_at as "dueAt"
      from invoices where merchant_id = $1 order by period_starts_on`,
    values: [merchantId],
  });

/** The merchant’s own flags: whether it is active is what its subscription says; that it is fully registered takes more. */
export const flagsOf = async (
  test: TestApp,
  merchantId: string,
): Promise<{ active: boolean; completed: boolean } | undefined> =>
  (
    await asSystem<{ active: boolean; completed: boolean }>(test, {
      text: 'select active, subscription_completed as completed from merchants where id = $1',
      values: [merchantId],
    })
  )[0];

/** A promo code, half off the service unless stated otherwise, as an administrator makes it. */
export async function aPromoCode(test: TestApp, admin: string, given: object): Promise<{ id: string; code: string }> {
  const terms = {
    discount: { kind: 'percent', rateMillionths: 500_000 },
    onService: true,
    onInstallation: false,
    months: null,
    startsOn: null,
    endsOn: null,
    maxUses: null,
  };
  const reply = await subscriptionCalls(test).call(admin, ['POST', 'promo-codes'], { ...terms, ...given });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ id: string; code: string }>();
}
