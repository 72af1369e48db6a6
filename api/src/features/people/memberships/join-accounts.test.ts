import { describe, expect, it } from 'vitest';
import { loggedOf } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSecondFactor } from '../../../../test/factories/second-factors.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { MembershipView } from '@comptoir/contract/people/memberships';

let clock = new Date();
const test = useTestApp({ now: () => clock });

type Made = Awaited<ReturnType<typeof aUser>>;

const anOwner = async (given: { right?: 'reader' } = {}) => {
  const merchant = await aMerchant(test);
  return { ...(await aUser(test, { role: 'merchant', merchantId: merchant.id, ...given })), merchantId: merchant.id };
};

let tries = 0;
/** Joins from an address of its own: how often is told apart from who may. */
async function join(mine: Made, theirs: Made, typed: Record<string, unknown> = {}, remoteAddress = '') {
  const { other, ...rest } = typed;
  tries += 1;
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/memberships/joining',
    headers: bearer(mine.token),
    remoteAddress: remoteAddress || `10.9.${tries >> 8}.${tries & 255}`,
    payload: {
      password: mine.password,
      keep: 'this',
      ...rest,
      other: { email: theirs.email, password: theirs.password, ...(other as object) },
    },
  });
  const body = reply.json<{ webToken: string; error?: { code: string; fields?: { path: string }[] } }>();
  return { status: reply.statusCode, token: body.webToken, code: body.error?.code, fields: body.error?.fields };
}

const session = async (token: string) =>
  (await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) })).json<{
    email?: string;
    merchantId?: string;
    secondFactor?: string;
    error?: { code: string };
  }>();
const places = async (token: string) =>
  (await test.app.inject({ method: 'GET', url: '/api/memberships', headers: bearer(token) })).json<{
    items: MembershipView[];
  }>().items;
const signIn = async (payload: object) =>
  (await test.app.inject({ method: 'POST', url: '/api/login', payload })).json<{
    webToken?: string;
    error?: { code: string };
  }>();
const businesses = async (token: string) => sorted((await places(token)).map(({ merchantId }) => merchantId ?? ''));
const sorted = (ids: readonly string[]) => ids.toSorted((one, other) => one.localeCompare(other));

describe('two accounts of one person', () => {
  it.each(['this', 'other'] as const)('become %s one, with every place, and the other opens nothing', async (keep) => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    const { status, token } = await join(mine, theirs, { keep });
    expect(status).toBe(200);
    const [kept, left] = keep === 'this' ? [mine, theirs] : [theirs, mine];
    expect(await session(token)).toMatchObject({ email: kept.email, merchantId: mine.merchantId });
    expect(await businesses(token)).toEqual(sorted([mine.merchantId, theirs.merchantId]));
    expect((await signIn({ email: left.email, password: left.password })).error?.code).toBe('invalid-credentials');
    expect((await signIn({ email: kept.email, password: kept.password })).webToken).toBeDefined();
    // of the one that is left, this session alone goes on
    expect((await session(theirs.token)).error?.code).toBe(keep === 'this' ? 'session-ended' : undefined);
  });

  it('are told so at both addresses, and the business that moved reads who it was', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    await join(mine, theirs);
    await runJobs(test);
    for (const { email } of [mine, theirs]) {
      const [mail] = test.mailer.mailsTo(email);
      expect(mail?.text).toContain(mine.email);
      expect(mail?.text).toContain(theirs.email);
    }
    expect(await loggedOf(test, theirs.merchantId)).toContainEqual(
      expect.objectContaining({
        event: 'accounts-joined',
        facts: { email: mine.email, formerEmail: theirs.email },
      }),
    );
    expect((await loggedOf(test, mine.merchantId)).map(({ event }) => event)).not.toContain('accounts-joined');
  });

  it('are kept apart as long as both have a place at one business, which is named, and nothing is changed', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    await asSystem(test, {
      text: `insert into users (id, account_id, email, name, role, merchant_id, merchant_right)
        values (gen_random_uuid(), $1, $2, 'Someone', 'merchant', $3, 'reader')`,
      values: [theirs.id, theirs.email, mine.merchantId],
    });
    const refused = await join(mine, theirs, { keep: 'other' });
    expect(refused).toMatchObject({ status: 409, code: 'accounts-share-business' });
    expect(refused.fields?.map(({ path }) => path)).toEqual([mine.id]);
    expect(await businesses(mine.token)).toEqual([mine.merchantId]);
    expect((await session(theirs.token)).email).toBe(theirs.email);
  });

  it('are kept apart when one is at Comptoir and the other at a partner’s', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const partner = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    expect(await join(admin, partner)).toMatchObject({ code: 'accounts-share-business' });
  });

  it('are one already when the address is the same', async () => {
    const mine = await anOwner();
    expect((await join(mine, mine)).code).toBe('own-account');
  });
});

/** Gives an account more places, each at a business of its own; invitations are those that nobody opened. */
const addPlaces = (to: Made & { readonly merchantId: string }, count: number, { areInvitations = false } = {}) =>
  asSystem(test, {
    text: `with made as (
        insert into merchants (id, company_name, qst_number, gst_number, authorization_code_sealed, time_zone, sub_sector, subscription_completed)
        select gen_random_uuid(), 'Casse-croûte', qst_number, gst_number, authorization_code_sealed, time_zone, sub_sector, true
        from merchants cross join generate_series(1, $4::int) where id = $3 returning id
      )
      insert into users (id, account_id, email, name, role, merchant_id, merchant_right, last_sign_in_at)
      select gen_random_uuid(), $1, $2, 'Someone', 'merchant', id, 'accountant', case when not $5::boolean then now() end from made`,
    values: [to.id, to.email, to.merchantId, count, areInvitations],
  });

describe('two accounts with more than a thousand places together', () => {
  it.each([
    ['this', 'opened', false],
    ['other', 'waiting', true],
  ] as const)(
    'stay two, whichever is to stay (%s), with places that are %s, and nothing is half done',
    async (keep, _, areInvitations) => {
      const [mine, theirs] = [await anOwner(), await anOwner()];
      await addPlaces(mine, 599);
      await addPlaces(theirs, 400, { areInvitations });
      const app = await aSecondFactor(test, theirs.id);
      const typed = { keep, other: { code: app.code(clock) } };
      expect(await join(mine, theirs, typed)).toMatchObject({ status: 409, code: 'too-many-memberships' });
      expect([(await places(mine.token)).length, (await places(theirs.token)).length]).toEqual([600, 401]);
      expect(await loggedOf(test, theirs.merchantId)).not.toContainEqual(
        expect.objectContaining({ event: 'accounts-joined' }),
      );
      await runJobs(test);
      expect(test.mailer.mailsTo(mine.email)).toEqual([]);
      const one = (await places(mine.token)).find(({ isInView }) => !isInView);
      const left = await test.app.inject({
        method: 'DELETE',
        url: `/api/memberships/${one?.id ?? ''}`,
        headers: bearer(mine.token),
      });
      expect(left.statusCode).toBe(204);
      // a thousand are not too many, and the code that was typed has not been used up
      const joined = await join(mine, theirs, typed);
      expect(joined.status).toBe(200);
      expect(await places(joined.token)).toHaveLength(1000);
    },
  );
});

describe('what is to be proven', () => {
  it('is both: neither a wrong password here nor there joins anything', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    expect((await join(mine, theirs, { password: 'not this one' })).code).toBe('password-wrong');
    expect((await join(mine, theirs, { password: undefined })).code).toBe('password-wrong');
    expect((await join(mine, theirs, { other: { password: 'not this one' } })).code).toBe('invalid-credentials');
    expect(await businesses(mine.token)).toEqual([mine.merchantId]);
  });

  it('is slowed down as sign-in is, whoever tries', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      codes.push((await join(mine, theirs, { other: { password: `guess ${guess}` } }, '10.77.0.1')).code);
    expect(codes.at(-1)).toBe('too-many-requests');
    expect((await join(mine, theirs, {}, '10.77.0.1')).code).toBe('too-many-requests');
  });

  it('is a temporary password that was mailed, where there is no other, and it works once', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    await asSystem(test, { text: 'update accounts set password_hash = null where id = $1', values: [theirs.id] });
    await test.app.inject({ method: 'POST', url: '/api/reset-password', payload: { email: theirs.email } });
    await runJobs(test);
    const password = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(test.mailer.mailsTo(theirs.email)[0]?.text ?? '')?.[0];
    const third = await anOwner();
    expect((await join(mine, theirs, { other: { password } })).status).toBe(200);
    expect((await join(third, theirs, { other: { password } })).code).toBe('invalid-credentials');
  });

  it('is nothing that a suspended account has', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [theirs.id] });
    expect((await join(mine, theirs)).code).toBe('invalid-credentials');
    await asSystem(test, { text: 'update users set suspended_at = null where id = $1', values: [theirs.id] });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [mine.id] });
    expect((await join(mine, theirs)).code).toBe('session-ended');
  });
});

describe('a second step', () => {
  it('is asked for of either account that has one', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    const app = await aSecondFactor(test, theirs.id);
    expect((await join(mine, theirs)).code).toBe('second-factor-required');
    expect((await join(mine, theirs, { other: { code: '000000' } })).code).toBe('second-factor-invalid');
    const own = await aSecondFactor(test, mine.id);
    expect((await join(mine, theirs, { other: { code: app.code(clock) } })).code).toBe('second-factor-code-wrong');
    const right = await join(mine, theirs, { code: own.code(clock), other: { code: app.code(clock) } });
    expect(right.status).toBe(200);
    expect((await session(right.token)).secondFactor).toBe('set');
  });

  it('goes to the account that stays when that has none, with its recovery codes', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    const app = await aSecondFactor(test, theirs.id);
    const { status } = await join(mine, theirs, { other: { code: app.code(clock) } });
    expect(status).toBe(200);
    const { email, password } = mine;
    expect((await signIn({ email, password })).error?.code).toBe('second-factor-required');
    clock = new Date(clock.getTime() + 60_000);
    expect((await signIn({ email, password, code: app.code(clock) })).webToken).toBeDefined();
    expect((await signIn({ email, password, code: app.recoveryCodes[0] })).webToken).toBeDefined();
  });

  it('of the account that stays is the one that counts where both have one', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()];
    const [own, app] = [await aSecondFactor(test, mine.id), await aSecondFactor(test, theirs.id)];
    await join(mine, theirs, { code: own.code(clock), other: { code: app.code(clock) } });
    const { email, password } = mine;
    clock = new Date(clock.getTime() + 60_000);
    expect((await signIn({ email, password, code: app.code(clock) })).error?.code).toBe('second-factor-invalid');
    expect((await signIn({ email, password, code: own.code(clock) })).webToken).toBeDefined();
  });
});
