import type { MembershipView } from '@comptoir/contract/people/memberships';
import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aBilledMerchant, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSecondFactor } from '../../../../test/factories/second-factors.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Answer of the calls here, whichever it is. */
type Body = MembershipView & {
  readonly items: MembershipView[];
  readonly webToken: string;
  readonly merchantRight: string | null;
  readonly error?: { readonly code: string };
};
async function ask(token: string, method: Method, url: string, payload?: object) {
  const reply = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: bearer(token),
    ...(payload ? { payload } : {}),
  });
  const body = (reply.body ? reply.json() : {}) as Body;
  return { status: reply.statusCode, code: body.error?.code, body };
}

const places = async (token: string) => (await ask(token, 'GET', '/memberships')).body.items;
const switchTo = (token: string, merchantId: string | null) => ask(token, 'POST', '/session/merchant', { merchantId });
const opened = async (token: string, merchantId: string | null) => (await switchTo(token, merchantId)).body.webToken;
const sessionOf = async (token: string) => (await ask(token, 'GET', '/session')).body;

/** An owner of one business, whom another one has invited. */
async function anOwnerInvitedElsewhere(right = 'manager') {
  const [home, other] = [await aMerchant(test), await aMerchant(test)];
  const owner = await aUser(test, { role: 'merchant', merchantId: home.id });
  const host = await aUser(test, { role: 'merchant', merchantId: other.id });
  const invited = await ask(host.token, 'POST', '/contacts', {
    name: 'Camille',
    username: `camille-${uuid()}`,
    email: owner.email,
    language: 'fr',
    right,
  });
  expect(invited.status).toBe(200);
  return { home, other, owner, host, placeId: invited.body.id };
}

describe('the places of an account', () => {
  it('are listed with who gave them, those waiting to be opened as well', async () => {
    const { home, other, owner, placeId } = await anOwnerInvitedElsewhere();
    expect(await places(owner.token)).toEqual([
      expect.objectContaining({ merchantId: home.id, state: 'active', right: 'owner', isInView: true, addedBy: null }),
      expect.objectContaining({
        id: placeId,
        merchantId: other.id,
        state: 'invited',
        right: 'manager',
        addedBy: 'Someone',
        isInView: false,
      }),
    ]);
  });

  it('are each other’s secret to the businesses', async () => {
    const { home, host } = await anOwnerInvitedElsewhere();
    expect(JSON.stringify((await ask(host.token, 'GET', '/contacts')).body)).not.toContain(home.id);
    expect(await places(host.token)).toHaveLength(1);
  });
});

describe('switching', () => {
  it('shows the other business with the right there, accepts its invitation, and both logs name it', async () => {
    const { other, owner } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    expect(await sessionOf(token)).toMatchObject({ merchantId: other.id, merchantRight: 'manager', role: 'merchant' });
    expect((await places(token)).find(({ isInView }) => isInView)).toMatchObject({
      merchantId: other.id,
      state: 'active',
    });
    expect((await loggedOf(test, other.id)).map(({ event }) => event)).toContain('signed-in');
  });

  it('leaves the token before at the business before, and no call lands in the wrong one', async () => {
    const { home, other, owner } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    expect((await sessionOf(owner.token)).merchantId).toBe(home.id);
    const name = `Ajout ${uuid()}`;
    const card = { name, username: uuid(), email: `${uuid()}@comptoir.test`, language: 'fr' };
    expect((await ask(owner.token, 'POST', '/contacts', card)).status).toBe(200);
    expect((await ask(token, 'POST', '/contacts', { ...card, email: `${uuid()}@comptoir.test` })).code).toBe(
      'forbidden',
    );
    const people = await asSystem<{ merchantId: string }>(test, {
      text: 'select merchant_id as "merchantId" from users where name = $1',
      values: [name],
    });
    expect(people).toEqual([{ merchantId: home.id }]);
  });

  it('reads nothing of the business that is not in view', async () => {
    const { home, other, owner } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    for (const url of [`/Merchant/${home.id}`, `/bills?merchantId=${home.id}`, `/contacts?merchantId=${home.id}`])
      expect(['forbidden', 'not-found'], url).toContain((await ask(token, 'GET', url)).code);
  });

  it.each(['a business that is not theirs', 'one that does not exist', 'no business, where they have no such place'])(
    'finds nothing: %s',
    async (what) => {
      const { owner } = await anOwnerInvitedElsewhere();
      const stranger = await aMerchant(test);
      const wanted = what.startsWith('a business') ? stranger.id : what.startsWith('one') ? uuid() : null;
      expect(await switchTo(owner.token, wanted)).toMatchObject({ status: 404, code: 'not-found' });
    },
  );

  it('is refused while acting for a merchant', async () => {
    const partnerId = await aPartner(test);
    const merchant = await aMerchant(test, { partnerId });
    const partner = await aUser(test, { role: 'partner', partnerId });
    const acting = await ask(partner.token, 'POST', '/impersonation', {
      merchantId: merchant.id,
      reason: 'Aide au menu',
    });
    expect((await switchTo(acting.body.webToken, null)).code).toBe('not-while-impersonating');
  });

  it('is for a person who proved themselves: what the provider opened stays at its merchant', async () => {
    const { other, owner } = await anOwnerInvitedElsewhere();
    await asSystem(test, {
      text: 'update sessions set is_by_provider = true where account_id = $1',
      values: [owner.id],
    });
    expect(await switchTo(owner.token, other.id)).toMatchObject({ status: 403, code: 'password-sign-in-required' });
    expect((await ask(owner.token, 'POST', '/memberships', { company_name: 'Buvette', language: 'fr' })).code).toBe(
      'password-sign-in-required',
    );
  });

  it('in the middle of a payment lets it end where it began: once, by that business alone', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: clock });
    const owner = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const other = await aBilledMerchant(test, { now: clock });
    await asSystem(test, {
      text: `insert into users (id, account_id, email, name, role, merchant_id, merchant_right)
        values ($1, $2, $3, 'Someone', 'merchant', $4, 'owner')`,
      values: [uuid(), owner.id, owner.email, other.merchant.id],
    });
    const release = test.payments.hold();
    const paying = ask(owner.token, 'POST', `/invoices/${invoice.id}/pay`);
    await expect.poll(async () => (await standingOf(test, invoice.id)).state).toBe('charging');
    const token = await opened(owner.token, other.merchant.id);
    expect((await ask(token, 'POST', `/invoices/${invoice.id}/pay`)).code).toBe('not-found');
    release();
    expect((await paying).status).toBe(200);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
    expect((await standingOf(test, other.invoice.id)).attempts).toEqual([]);
  });

  it('ends the session when one of the place’s role would have ended', async () => {
    const { id: merchantId } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId, sessionEnds: true });
    await addOffice(owner, 'admin');
    const administers = await opened(owner.token, null);
    expect(await sessionOf(administers)).toMatchObject({ role: 'admin', merchantId: null });
    clock = new Date(clock.getTime() + 24 * 3_600_000 + 1000);
    expect((await ask(administers, 'GET', '/session')).code).toBe('not-signed-in');
  });
});

const addOffice = ({ id, email }: { id: string; email: string }, role: 'admin' | 'partner', partnerId?: string) =>
  asSystem(test, {
    text: `insert into users (id, account_id, email, name, role, partner_id) values ($1, $2, $3, 'Someone', $4, $5)`,
    values: [uuid(), id, email, role, partnerId ?? null],
  });

describe('a person of several places', () => {
  it('at a partner’s who owns a restaurant is one or the other, never both at once', async () => {
    const partnerId = await aPartner(test);
    const [mine, looked] = [await aMerchant(test), await aMerchant(test, { partnerId })];
    const owner = await aUser(test, { role: 'merchant', merchantId: mine.id });
    await addOffice(owner, 'partner', partnerId);
    expect((await ask(owner.token, 'GET', `/Merchant/${looked.id}`)).code).toBe('forbidden');
    const office = await opened(owner.token, null);
    expect((await ask(office, 'GET', `/Merchant/${looked.id}`)).status).toBe(200);
    expect((await ask(office, 'GET', `/Merchant/${mine.id}`)).code).toBe('not-found');
  });

  it.each(['admin', 'partner'] as const)(
    'who acts as %s for a business of theirs has no more there than anybody who acts, and is themselves again afterwards',
    async (office) => {
      const partnerId = await aPartner(test);
      const { id: merchantId } = await aMerchant(test, { partnerId });
      const owner = await aUser(test, { role: 'merchant', merchantId });
      await addOffice(owner, office, office === 'partner' ? partnerId : undefined);
      const reason = { merchantId, reason: 'Aide au menu' };
      expect((await ask(owner.token, 'POST', '/impersonation', reason)).code).toBe('forbidden');
      const acting = await ask(await opened(owner.token, null), 'POST', '/impersonation', reason);
      const token = acting.body.webToken;
      expect(await sessionOf(token)).toMatchObject({ role: 'merchant', merchantId, merchantRight: null });
      for (const url of ['/ownership-transfers', '/memberships/standings', '/card'])
        expect(['forbidden', 'not-while-impersonating'], url).toContain((await ask(token, 'GET', url)).code);
      const ended = (await ask(token, 'POST', '/impersonation/end')).body.webToken;
      expect((await ask(await opened(ended, merchantId), 'GET', '/ownership-transfers')).status).toBe(200);
      expect((await loggedOf(test, merchantId)).map(({ event }) => event)).toContain('impersonation-started');
    },
  );

  it('removed from one business keeps the sessions of the others, and opens nothing there', async () => {
    const { home, other, owner, host, placeId } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    expect((await ask(host.token, 'DELETE', `/contacts/${placeId}`)).status).toBe(204);
    expect((await ask(token, 'GET', '/session')).code).toBe('session-ended');
    expect((await sessionOf(owner.token)).merchantId).toBe(home.id);
    expect(await places(owner.token)).toHaveLength(1);
  });

  it('goes on in the place used last once the one in view is taken, with the same session', async () => {
    const { home, other, owner, host, placeId } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    const elsewhere = (of: string) => ask(of, 'POST', '/session/elsewhere');
    expect((await elsewhere(token)).code).toBe('session-ended');
    expect((await ask(host.token, 'DELETE', `/contacts/${placeId}`)).status).toBe(204);
    const moved = (await elsewhere(token)).body.webToken;
    expect((await sessionOf(moved)).merchantId).toBe(home.id);
    expect((await loggedOf(test, home.id)).map(({ event }) => event)).toContain('signed-in');
    expect((await ask(owner.token, 'POST', '/logout')).status).toBe(204);
    expect((await elsewhere(token)).code).toBe('session-ended');
  });

  it('goes on nowhere once a token is not of this account, nor when the provider alone has proven them', async () => {
    const { other, owner, host, placeId } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    expect((await ask(host.token, 'DELETE', `/contacts/${placeId}`)).status).toBe(204);
    await asSystem(test, {
      text: 'update sessions set is_by_provider = true where account_id = $1',
      values: [owner.id],
    });
    for (const one of [token, host.token, 'forged'])
      expect((await ask(one, 'POST', '/session/elsewhere')).code).toBe('session-ended');
  });

  it('is suspended everywhere by an administrator, invited again nowhere, and reinstated everywhere', async () => {
    const { home, other, owner, placeId } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    const admin = await aUser(test, { role: 'admin' });
    expect((await ask(admin.token, 'PUT', `/users/${placeId}/suspension`, { suspended: true })).status).toBe(200);
    for (const one of [owner.token, token]) expect((await ask(one, 'GET', '/session')).code).toBe('session-ended');
    const third = await aMerchant(test);
    const host = await aUser(test, { role: 'merchant', merchantId: third.id });
    const card = { name: 'C', username: uuid(), email: owner.email, language: 'fr' };
    const { body } = await ask(host.token, 'POST', '/contacts', card);
    const state = await asSystem(test, {
      text: 'select suspended_at is not null as suspended from users where id = $1',
      values: [body.id],
    });
    expect(state).toEqual([{ suspended: true }]);
    for (const id of [home.id, other.id])
      expect((await loggedOf(test, id)).map(({ event }) => event)).toContain('user-suspended');
    expect((await ask(admin.token, 'PUT', `/users/${owner.id}/suspension`, { suspended: false })).status).toBe(200);
    const { email, password } = owner;
    const login = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    expect((await places(login.json<{ webToken: string }>().webToken)).map((place) => place.state)).toEqual(
      expect.not.arrayContaining(['suspended']),
    );
  });

  it('comes in where they came in last, by one password and one second step', async () => {
    const { other, owner } = await anOwnerInvitedElsewhere();
    clock = new Date(clock.getTime() + 60_000);
    await opened(owner.token, other.id);
    const { code } = await aSecondFactor(test, owner.id);
    const { email, password } = owner;
    const login = (payload: object) => test.app.inject({ method: 'POST', url: '/api/login', payload });
    expect((await login({ email, password })).json()).toMatchObject({ error: { code: 'second-factor-required' } });
    const reply = await login({ email, password, code: code(clock) });
    expect((await sessionOf(reply.json<{ webToken: string }>().webToken)).merchantId).toBe(other.id);
  });
});

describe('leaving', () => {
  it('declines an invitation, and the business reads so in its log', async () => {
    const { other, owner, placeId } = await anOwnerInvitedElsewhere();
    expect((await ask(owner.token, 'DELETE', `/memberships/${placeId}`)).status).toBe(204);
    expect(await places(owner.token)).toHaveLength(1);
    expect((await loggedOf(test, other.id)).map(({ event }) => event)).toContain('user-left');
    expect((await switchTo(owner.token, other.id)).code).toBe('not-found');
  });

  it('is refused to the last owner, in the business in view, and of another person’s place', async () => {
    const { other, owner, host, placeId } = await anOwnerInvitedElsewhere();
    const token = await opened(owner.token, other.id);
    expect((await ask(token, 'DELETE', `/memberships/${owner.id}`)).code).toBe('contact-is-last-owner');
    expect((await ask(token, 'DELETE', `/memberships/${placeId}`)).code).toBe('membership-in-view');
    expect((await ask(owner.token, 'DELETE', `/memberships/${host.id}`)).code).toBe('not-found');
  });
});

describe('one more business', () => {
  it('is the caller’s to own, and waits for its information', async () => {
    const { id: merchantId } = await aMerchant(test);
    const owner = await aUser(test, { role: 'merchant', merchantId });
    const added = await ask(owner.token, 'POST', '/memberships', {
      company_name: 'Buvette',
      language: 'fr',
    });
    expect(added.body).toMatchObject({ name: 'Buvette', right: 'owner', state: 'invited', isInView: false });
    const token = await opened(owner.token, added.body.merchantId);
    expect((await ask(token, 'GET', `/Merchant/${added.body.merchantId}`)).body).toMatchObject({
      company_name: 'Buvette',
    });
  });
});

describe('an account that has a thousand places', () => {
  it('is invited to no other by an owner or an administrator, who reads so', async () => {
    const { owner, host, other } = await anOwnerInvitedElsewhere();
    await asSystem(test, {
      text: `with made as (
          insert into merchants (id, company_name, qst_number, gst_number, authorization_code_sealed, time_zone, sub_sector, subscription_completed)
          select gen_random_uuid(), 'Casse-croûte', qst_number, gst_number, authorization_code_sealed, time_zone, sub_sector, true
          from merchants cross join generate_series(1, 998) where id = $3 returning id
        )
        insert into users (id, account_id, email, name, role, merchant_id, merchant_right)
        select gen_random_uuid(), $1, $2, 'Someone', 'merchant', id, 'accountant' from made`,
      values: [owner.id, owner.email, other.id],
    });
    const third = await aMerchant(test);
    const boss = await aUser(test, { role: 'merchant', merchantId: third.id });
    const card = { name: 'C', username: uuid(), email: owner.email, language: 'fr' };
    expect(await ask(boss.token, 'POST', '/contacts', card)).toMatchObject({
      status: 409,
      code: 'too-many-memberships',
    });
    const admin = await aUser(test, { role: 'admin' });
    const invitation = { ...card, username: undefined, belonging: { role: 'merchant', merchantId: third.id } };
    expect((await ask(admin.token, 'POST', '/users', invitation)).code).toBe('too-many-memberships');
    expect((await ask(host.token, 'POST', '/contacts', { ...card, email: `${uuid()}@comptoir.test` })).status).toBe(
      200,
    );
  });
});
