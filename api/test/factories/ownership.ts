import type { OffererBecomes } from '@comptoir/domain/people/ownership/transfer-state';
import { expect } from 'vitest';
import { v7 as uuid } from 'uuid';
import { runJobs } from '../run-jobs.ts';
import type { TestApp } from '../test-app.ts';
import { aMerchant, asSystem, aUser, bearer } from './merchants.ts';

/** Status, code and body of a call. */
export interface Asked {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: Record<string, unknown>;
}

/** A person of a test, as `aUser` makes them. */
export type Person = Awaited<ReturnType<typeof aUser>>;

/** Calls of ownership transfers against a test's server. */
export function ownershipCalls(test: TestApp) {
  let serial = 0;
  const ask = async (token: string | null, route: string, payload?: object): Promise<Asked> => {
    const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    serial += 1;
    const reply = await test.app.inject({
      method,
      url: `/api${url}`,
      remoteAddress: `203.0.113.${serial % 250}`,
      headers: token === null ? {} : bearer(token),
      ...(payload ? { payload } : {}),
    });
    const body = reply.body ? reply.json<Asked['body'] & { error?: { code: string } }>() : {};
    return { status: reply.statusCode, code: body.error?.code, body };
  };

  const offer = (from: Person, email: string, given: { becomes?: OffererBecomes; password?: string } = {}) =>
    ask(from.token, 'POST /ownership-transfers', {
      email,
      name: 'Camille Roy',
      language: 'en',
      becomes: given.becomes ?? 'manager',
      password: given.password ?? from.password,
    });
  const offered = async (...given: Parameters<typeof offer>): Promise<string> => {
    const { status, body } = await offer(...given);
    expect(status, JSON.stringify(body)).toBe(200);
    return String(body['id']);
  };
  const accept = (by: Person, id: string, given: { leaving?: string[]; password?: string } = {}) =>
    ask(by.token, `POST /ownership-offers/${id}/acceptance`, {
      leaving: given.leaving ?? [],
      password: given.password ?? by.password,
    });

  /** A business and its owner, and somebody who owns another one. */
  const aBusinessAndABuyer = async (given: { partnerId?: string } = {}) => {
    const [merchant, home] = [await aMerchant(test, given), await aMerchant(test)];
    const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const buyer = await aUser(test, { role: 'merchant', merchantId: home.id });
    return { merchant, home, owner, buyer };
  };

  /** People of a business who may come in, by id and right. */
  const rightsAt = async (merchantId: string): Promise<Record<string, string>> => {
    const rows = await asSystem<{ email: string; right: string }>(test, {
      text: `select email, merchant_right as "right" from users where merchant_id = $1 and suspended_at is null and removed_at is null`,
      values: [merchantId],
    });
    return Object.fromEntries(rows.map(({ email, right }) => [email, right]));
  };

  /** The secret of the link in a newcomer's latest mail. */
  const linkOf = async (email: string): Promise<string> => {
    await runJobs(test);
    const text = test.mailer.mailsTo(email).at(-1)?.text ?? '';
    return /ownership\/([\w-]+)/.exec(text)?.[1] ?? '';
  };

  const aStranger = (): string => `${uuid()}@comptoir.test`;
  return { ask, offer, offered, accept, aBusinessAndABuyer, rightsAt, linkOf, aStranger };
}

/** An open offer of a business, as one of its people made it. */
export async function aTransfer(test: TestApp, merchantId: string): Promise<void> {
  const { id: userId } = await aUser(test, { role: 'merchant', merchantId });
  await asSystem(test, {
    text: `insert into ownership_transfers (id, merchant_id, offered_by, email, name, language, becomes, offered_at, expires_at)
      values ($1, $2, $3, $4, 'Camille Roy', 'fr', 'sold', now(), now() + interval '14 days')`,
    values: [uuid(), merchantId, userId, `${uuid()}@comptoir.test`],
  });
}
